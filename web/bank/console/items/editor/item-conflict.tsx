import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { ConflictDialog } from '../../../../ui/data/versions/conflict-dialog.tsx';
import { ItemDifferences } from '../versions/item-differences.tsx';
import { contentOf } from '../form/draft-content.ts';
import { useForm } from '../form/form.ts';

interface Props {
  theirs: WholeItem;
  saveButton: RefObject<HTMLButtonElement | null>;
}

/** Somebody else has saved the item that is being written here. */
export function ItemConflict({ theirs, saveButton }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { shortDate, time } = useFormat();
  const { editor } = useForm();
  const content = contentOf(theirs);
  const isInReview = theirs.draft?.state === 'review';

  async function keep(): Promise<void> {
    if (await editor.keepMine(theirs)) void showToast('success', t('conflict.kept'));
  }

  function take(): void {
    editor.take(theirs);
    void showToast('info', t('conflict.taken'));
  }

  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t(isInReview ? 'conflict.review' : 'conflict.text', {
        who: theirs.draft?.author ?? t('review.somebody'),
        date: shortDate(theirs.updatedAt),
        time: time(theirs.updatedAt),
      })}
      legend={t('conflict.legend')}
      takeLabel={t('conflict.take')}
      onTake={take}
      keep={isInReview ? undefined : { label: t('conflict.keep'), onKeep: () => void keep() }}
      saveButton={saveButton}
      onClose={editor.forgetTheirs}
    >
      {content && (
        <ItemDifferences before={editor.content} after={content} same={t('conflict.same')} />
      )}
    </ConflictDialog>
  );
}

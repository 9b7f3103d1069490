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
  savedItem: WholeItem;
  saveButton: RefObject<HTMLButtonElement | null>;
}

/** Shown when somebody else saved the item while it was edited here. */
export function ItemConflict({ savedItem, saveButton }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { shortDate, time } = useFormat();
  const { editor } = useForm();
  const content = contentOf(savedItem);
  const isInReview = savedItem.draft?.state === 'review';

  async function keep(): Promise<void> {
    if (await editor.overwrite(savedItem)) void showToast('success', t('conflict.kept'));
  }

  function take(): void {
    editor.load(savedItem);
    void showToast('info', t('conflict.taken'));
  }

  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t(isInReview ? 'conflict.review' : 'conflict.text', {
        who: savedItem.draft?.author ?? t('review.somebody'),
        date: shortDate(savedItem.updatedAt),
        time: time(savedItem.updatedAt),
      })}
      legend={t('conflict.legend')}
      takeLabel={t('conflict.take')}
      onTake={take}
      keep={isInReview ? undefined : { label: t('conflict.keep'), onKeep: () => void keep() }}
      saveButton={saveButton}
      onClose={editor.dismissConflict}
    >
      {content && (
        <ItemDifferences before={editor.content} after={content} same={t('conflict.same')} />
      )}
    </ConflictDialog>
  );
}

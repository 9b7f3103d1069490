import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconDeviceFloppy,
  IconGitCompare,
  IconLock,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../../ui/layout/boxes/boxes.tsx';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import { EditorTop } from '../../../../ui/data/versions/editor-top.tsx';
import { SavedLine } from '../../../../ui/data/versions/saved-line.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useForm } from '../form/form.ts';
import { StateChips } from '../state-chips.tsx';
import { statesOf } from '../states-of.ts';
import { actionsOf } from './actions-of.ts';

interface EditorMenuProps {
  actions: ReturnType<typeof actionsOf>;
  onOpen: (dialog: 'archive' | 'discard') => void;
}

const look = { size: 17, stroke: 1.6 } as const;

/** The less frequent actions. */
function EditorMenu({ actions, onOpen }: EditorMenuProps) {
  const { t } = useTranslation('bank/console/items');
  const { item } = useForm().editor;
  const isArchived = actions.archive === 'restore';
  return (
    <RowMenu
      name={item?.id ?? ''}
      entries={[
        {
          label: isArchived ? t('menu.restore') : t('menu.archive'),
          icon: isArchived ? <IconArchiveOff {...look} /> : <IconArchive {...look} />,
          isDisabled: actions.archive === 'none',
          onSelect: () => onOpen('archive'),
        },
        {
          label: t('menu.discard'),
          icon: <IconTrash {...look} />,
          isDangerous: true,
          isDisabled: !actions.canDiscard,
          onSelect: () => onOpen('discard'),
        },
      ]}
    />
  );
}

export type HeadDialog = 'compare' | 'return' | 'archive' | 'discard';

interface Props {
  onOpen: (dialog: HeadDialog) => void;
  /** The code of a new item is not valid: it can't be saved. */
  isBlocked: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
}

/** The id and state of the item, and its actions. */
export function EditorHead({ onOpen, isBlocked, saveButton }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { shortDate, time } = useFormat();
  const { editor, checked } = useForm();
  const { item, isDirty, isBusy, saving } = editor;
  const complaints = checked?.complaints.length;
  const actions = actionsOf({ item, isDirty, complaints });
  const draft = item?.draft;
  const unchanged = draft
    ? t('head.savedAt', { date: shortDate(draft.updatedAt), time: time(draft.updatedAt) })
    : t('head.unchanged');

  async function runStep(step: 'submit' | 'withdraw' | 'approve'): Promise<void> {
    if (await editor.runStep(step)) void showToast('success', t(`${step}.done`));
  }

  return (
    <EditorTop
      back={{ to: '/admin/questions', name: t('title') }}
      title={item?.id ?? t('head.new')}
      status={
        <>
          {item && (
            <StateChips
              states={statesOf({ status: item.status, draftState: draft?.state ?? null })}
            />
          )}
          <Muted size="sm">
            <VersionStatus />
          </Muted>
        </>
      }
      isSticky
    >
      <SavedLine saving={saving} isDirty={isDirty} unchanged={item ? unchanged : ''} />
      {item && item.version > 0 && (isDirty || draft) && (
        <Button
          variant="default"
          leftSection={<IconGitCompare size={16} aria-hidden />}
          onClick={() => onOpen('compare')}
        >
          {t('head.compare', { version: item.version })}
        </Button>
      )}
      {!editor.isLocked && (
        <Button
          ref={saveButton}
          variant="default"
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          disabled={(item !== undefined && !actions.canSave) || isBlocked}
          loading={isBusy}
          onClick={() => void editor.save()}
        >
          {t('head.save')}
        </Button>
      )}
      {item && actions.submit !== 'none' && (
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={actions.submit === 'faults' || isBusy}
          onClick={() => void runStep('submit')}
        >
          {actions.submit === 'faults' && complaints !== undefined
            ? t('submit.left', { count: complaints })
            : t('submit.do')}
        </Button>
      )}
      {actions.canWithdraw && (
        <Button variant="default" loading={isBusy} onClick={() => void runStep('withdraw')}>
          {t('withdraw.do')}
        </Button>
      )}
      {actions.canReturn && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => onOpen('return')}
        >
          {t('return.do')}
        </Button>
      )}
      {actions.approve !== 'none' && (
        <Button
          leftSection={actions.approve === 'own' && <IconLock size={16} aria-hidden />}
          disabled={actions.approve === 'own' || isBusy}
          title={actions.approve === 'own' ? t('approve.own') : undefined}
          onClick={() => void runStep('approve')}
        >
          {t('approve.do', { version: (item?.version ?? 0) + 1 })}
        </Button>
      )}
      {item && <EditorMenu actions={actions} onOpen={onOpen} />}
    </EditorTop>
  );
}

/** The version, its author, and what comes next. */
function VersionStatus() {
  const { t } = useTranslation('bank/console/items');
  const { item, isDirty } = useForm().editor;
  if (!item) return t('standing.new');
  const next = item.version + 1;
  const { draft } = item;
  if (!draft) {
    if (isDirty) return t('standing.begins', { next });
    return t('standing.published', { version: item.version, next });
  }
  const author = draft.author ?? t('review.somebody');
  if (draft.state === 'draft') {
    return draft.isOwn ? t('standing.ownDraft', { next }) : t('standing.draft', { next, author });
  }
  return draft.isOwn ? t('standing.ownReview', { next }) : t('standing.review', { next, author });
}

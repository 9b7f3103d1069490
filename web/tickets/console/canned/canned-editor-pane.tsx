import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { LeaveGuard } from '../../../api/leave-guard.tsx';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { SavedLine } from '../../../ui/data/versions/saved-line.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { CannedConflict } from './canned-conflict.tsx';
import classes from './canned.module.css';
import { useCannedEditor } from './use-canned-editor.ts';
import { CannedTexts } from './canned-texts.tsx';

interface Props {
  id: string;
  /** Undefined for a new reply. */
  initialReply: CannedReply | undefined;
  /** The reply is now stored under another id. */
  onMoved: (id: string) => void;
  onClose: () => void;
}

/** The editor of one reply, both languages side by side. */
export function CannedEditorPane({ id, initialReply, onMoved, onClose }: Props) {
  const { t } = useTranslation('tickets/console/canned');
  const [language] = useLanguage();
  const editor = useCannedEditor(id, initialReply);
  const { savedReply, draft, isDirty, missingLanguages, latest } = editor;
  const [isDeleting, setDeleting] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const savedId = savedReply?.id;
  const title = savedReply
    ? savedReply.name[language] || savedReply.name.vi || savedReply.name.en
    : t('newTitle');

  // Waits until everything is saved: before that, the leave guard would ask.
  useEffect(() => {
    if (savedId !== undefined && savedId !== id) onMoved(savedId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new id counts
  }, [savedId]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missingLanguages.length === 0) void editor.save();
  }

  return (
    <form className={classes.editor} aria-label={title} noValidate onSubmit={submit}>
      <Row as="header" gap={12} className={classes.editorHead}>
        <PlainButton className={classes.back ?? ''} onClick={onClose}>
          <IconArrowLeft size={16} aria-hidden /> {t('back')}
        </PlainButton>
        <h2>{title}</h2>
        <CategoryField
          value={draft.category}
          onChange={(category) => editor.change({ category })}
        />
      </Row>
      <CannedTexts draft={draft} onChange={editor.change} />
      <Row as="footer" gap={12} className={classes.editorFoot}>
        <Button
          ref={saveButton}
          type="submit"
          loading={editor.isBusy}
          disabled={!isDirty || missingLanguages.length > 0}
        >
          {t('save')}
        </Button>
        {isDirty && missingLanguages.length > 0 ? (
          <p className={classes.why}>
            {t('incomplete', {
              language: missingLanguages.map((one) => t(`in.${one}`)).join(t('and')),
            })}
          </p>
        ) : (
          <SavedLine
            saving={editor.saving}
            isDirty={isDirty}
            unchanged={savedReply ? t('unchanged') : t('notYet')}
          />
        )}
        {savedReply && (
          <Button
            className={classes.delete ?? ''}
            variant="subtle"
            color="lotus"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={editor.isBusy}
            onClick={() => setDeleting(true)}
          >
            {t('delete')}
          </Button>
        )}
      </Row>
      {isDeleting && savedReply && (
        <DeleteDialog
          reply={savedReply}
          name={title}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
        />
      )}
      {latest !== undefined && (
        <CannedConflict editor={editor} latest={latest} saveButton={saveButton} />
      )}
      <LeaveGuard
        isDirty={isDirty && !isDeleting}
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        hasTabsInSearch
      />
    </form>
  );
}

type Category = CannedReply['category'];

interface CategoryFieldProps {
  value: Category;
  onChange: (category: Category) => void;
}

/** The category of tickets for which the reply is suggested first. */
function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation(['tickets/console/canned', 'tickets/console']);
  return (
    <NativeSelect
      label={t('tickets/console:category.label')}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      data={[
        { value: '', label: t('anyCategory') },
        ...ticketCategories.map((name) => ({
          value: name,
          label: t(`tickets/console:category.${name}`),
        })),
      ]}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(ticketCategories.find((name) => name === target.value) ?? null)
      }
    />
  );
}

interface DeleteDialogProps {
  reply: CannedReply;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ reply, name, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('tickets/console/canned');
  const { isBusy, run } = useAction();

  async function remove(): Promise<void> {
    const isDeleted = await run(async () => {
      await call('DELETE /admin/canned-replies/:reply', { params: { reply: reply.id } });
      void showToast('success', t('deleted', { name }));
      onDeleted();
      invalidate('GET /admin/canned-replies');
    });
    // `useAction` shows the reason in a toast.
    if (!isDeleted) onClose();
  }

  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      confirmLabel={t('deleteConfirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
}

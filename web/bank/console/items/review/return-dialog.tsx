import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { useForm } from '../form/form.ts';

/** Returns an item in review to its author with a reason. */
export function ReturnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const [comment, setComment] = useState('');
  useFocusReturn();

  async function send(): Promise<void> {
    const isDone = await editor.sendBack(comment.trim());
    onClose();
    if (isDone) void showToast('success', t('return.done'));
  }

  return (
    <Dialog title={t('return.title')} size={520} isBusy={editor.isBusy} onClose={onClose}>
      <div className={form.fields}>
        <p className={form.text}>
          {t('return.text', { author: editor.item?.draft?.author ?? t('review.somebody') })}
        </p>
        <Textarea
          label={t('return.comment')}
          autosize={false}
          rows={4}
          maxLength={2000}
          data-autofocus
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </div>
      <div className={form.buttons}>
        <Button
          disabled={comment.trim() === ''}
          loading={editor.isBusy}
          onClick={() => void send()}
        >
          {comment.trim() === '' ? t('return.needsComment') : t('return.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}

import type { WholeClass } from '@bac/contract/following/classes.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import form from '../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { Problem } from '../problem.tsx';

interface Props {
  whole: WholeClass;
  onClose: () => void;
}

export function MessageDialog({ whole: { id, name, students }, onClose }: Props) {
  const { t } = useTranslation(['following/classes', 'ui']);
  // Every try sends the same id, so that a retry does not send the message twice.
  const [message] = useState(oneTimeId);
  const [text, setText] = useState('');
  const { isBusy, error, run } = useAction();
  useFocusReturn();

  const send = (): void =>
    void run(async () => {
      const body = { id: message, text: text.trim() };
      await call('POST /classes/:class/messages', { params: { class: id }, body, quiet: true });
      void showToast('success', t('messages.sent'));
      invalidate('GET /classes/:class');
      onClose();
    });

  return (
    <Dialog title={t('messages.dialog', { name })} size={520} isBusy={isBusy} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={form.fields}>
          <Textarea
            label={t('messages.text')}
            description={t('messages.note', { count: students })}
            value={text}
            maxLength={4000}
            autosize
            minRows={4}
            maxRows={12}
            data-autofocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Problem>{error?.message}</Problem>
        </div>
        <div className={form.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
            {t('messages.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { invalidate } from '../../api/query-cache.ts';
import { useAction } from '../../api/use-action.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { FieldError } from '../../ui/forms/field-error.tsx';
import form from '../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts';

interface Props {
  taughtClass: { id: string; name: string };
  onClose: () => void;
}

/** Gives the class a teacher, whom the team names by their address. */
export function TeacherDialog({ taughtClass: { id, name }, onClose }: Props) {
  const { t } = useTranslation(['following/console', 'ui']);
  const [email, setEmail] = useState('');
  const { isBusy, error, run } = useAction();
  useFocusReturn();

  const assign = (): void =>
    void run(async () => {
      const body = { email: email.trim() };
      await call('PUT /admin/classes/:class/teacher', { params: { class: id }, body, quiet: true });
      invalidate('GET /admin/classes');
      void showToast('success', t('assign.done', { name }));
      onClose();
    });

  return (
    <Dialog title={t('assign.title', { name })} isBusy={isBusy} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          assign();
        }}
      >
        <div className={form.fields}>
          <p className={form.text}>{t('assign.text')}</p>
          <TextInput
            type="email"
            label={t('assign.email')}
            value={email}
            autoComplete="off"
            required
            data-autofocus
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <FieldError id="teacher-problem">
            {error?.messageFor('email') ?? error?.message}
          </FieldError>
        </div>
        <div className={form.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={email.trim() === ''}>
            {t('assign.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import form from '../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { Problem } from '../problem.tsx';

interface Props {
  /** The id and the name of the class. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Gives the class to another teacher, after which this one no longer sees it. */
export function HandOverDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation(['following/classes', 'ui']);
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const { isBusy, error, run } = useAction();
  useFocusReturn();
  const emailProblem = error?.messageFor('email');

  const handOver = (): void =>
    void run(async () => {
      const body = { email: email.trim() };
      await call('POST /classes/:class/teacher', { params: { class: id }, body, quiet: true });
      invalidate('GET /classes', 'GET /classes/:class');
      void showToast('success', t('handOver.done', { name }));
      await navigate('/classes', { replace: true });
    });

  return (
    <Dialog title={t('handOver.title', { name })} isBusy={isBusy} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handOver();
        }}
      >
        <div className={form.fields}>
          <p className={form.text}>{t('handOver.text')}</p>
          <TextInput
            type="email"
            label={t('handOver.email')}
            value={email}
            autoComplete="off"
            required
            data-autofocus
            error={emailProblem}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {!emailProblem && <Problem>{error?.message}</Problem>}
        </div>
        <div className={form.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" color="lotus" loading={isBusy} disabled={email.trim() === ''}>
            {t('handOver.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

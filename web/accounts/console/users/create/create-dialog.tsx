import { roles, type Role } from '@bac/contract/protocol/permission.ts';
import type { NewUser } from '@bac/contract/accounts/users.ts';
import { languages } from '@bac/exam/item/language.ts';
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import dialog from '../../../../ui/overlays/dialog.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import status from '../status/status-dialog.module.css';
import classes from '../users.module.css';

const fields = ['lastName', 'firstName', 'email', 'phoneNumber'] as const;

/** Opens an account for somebody: a letter lets them choose their password, nobody else ever knows it. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const [language] = useLanguage();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const [draft, setDraft] = useState<NewUser>(() => ({
    id: crypto.randomUUID(),
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    role: 'student',
    language,
  }));
  const element = useRef<HTMLFormElement>(null);
  useFocusReturn();
  // The button was out of use while it waited, so the focus went nowhere.
  useEffect(() => {
    if (failure) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  const change = (part: Partial<NewUser>): void => setDraft({ ...draft, ...part });
  const errorOf = (field: string): string | undefined =>
    failure?.errors.find(({ path }) => path === field)?.message;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const { id } = await orEndSession(call('POST /admin/users', { body: draft, quiet: true }));
      void showToast('success', t('create.done', { email: draft.email }));
      await navigate(`/admin/users/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <Dialog title={t('create.title')} size={560} isBusy={isBusy} onClose={onClose}>
      <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
        <div className={status.body}>
          <p className={status.effect}>{t('create.text')}</p>
          {failure && (
            <Alert color="lotus" variant="light" role="alert">
              {failure.message}
            </Alert>
          )}
          <div className={classes.formGrid}>
            {fields.map((field, place) => (
              <TextInput
                key={field}
                name={field}
                type={field === 'email' ? 'email' : 'text'}
                autoComplete="off"
                label={t(`field.${field}`)}
                value={draft[field]}
                error={errorOf(field)}
                data-autofocus={place === 0 || undefined}
                onChange={({ target }) => change({ [field]: target.value })}
              />
            ))}
            <NativeSelect
              label={t('column.role')}
              data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
              value={draft.role}
              onChange={({ target }) => change({ role: target.value as Role })}
            />
            <NativeSelect
              label={t('create.language')}
              data={languages.map((value) => ({ value, label: t(`ui:languageName.${value}`) }))}
              value={draft.language}
              onChange={({ target }) => change({ language: target.value === 'en' ? 'en' : 'vi' })}
            />
          </div>
        </div>
        <div className={dialog.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('create.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

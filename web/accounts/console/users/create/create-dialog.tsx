import { roles, type Role } from '@bac/contract/protocol/permission.ts';
import type { NewUser } from '@bac/contract/accounts/users.ts';
import { languages } from '@bac/exam/item/language.ts';
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Grid } from '../../../../ui/layout/boxes/boxes.tsx';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';

const fields = ['lastName', 'firstName', 'email', 'phoneNumber'] as const;

/** Creates an account for somebody. An email lets them choose the password, so nobody else ever knows it. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts/console/users', 'accounts/person-form', 'ui']);
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { isBusy, error, run } = useAction();
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
  // The button was disabled while the request ran, so it lost the focus.
  useEffect(() => {
    if (error) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const change = (changes: Partial<NewUser>): void => setDraft({ ...draft, ...changes });

  const submit = (): Promise<boolean> =>
    run(async () => {
      const { id } = await call('POST /admin/users', { body: draft, quiet: true });
      void showToast('success', t('create.done', { email: draft.email }));
      invalidate('GET /admin/users');
      await navigate(`/admin/users/${id}`);
    });

  return (
    <Dialog title={t('create.title')} size={560} isBusy={isBusy} onClose={onClose}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={form.fields}>
          <p className={form.text}>{t('create.text')}</p>
          {error && (
            <Alert color="lotus" variant="light" role="alert">
              {error.message}
            </Alert>
          )}
          <Grid minWidth={240} gap={14}>
            {fields.map((field, index) => (
              <TextInput
                key={field}
                name={field}
                type={field === 'email' ? 'email' : 'text'}
                autoComplete="off"
                label={t(`accounts/person-form:field.${field}`)}
                value={draft[field]}
                error={error?.messageFor(field)}
                data-autofocus={index === 0 || undefined}
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
          </Grid>
        </div>
        <div className={form.buttons}>
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

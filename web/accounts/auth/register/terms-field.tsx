import { VisuallyHidden } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import classes from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

/** The texts open beside the form, in a new tab: nothing that was typed is lost to reading them. */
export function TermsField({ form }: { form: RegistrationState }) {
  const { t } = useTranslation('accounts/auth/register');
  return (
    <div className={classes.terms} data-field="terms">
      <CheckboxField
        name="terms"
        checked={form.draft.terms}
        onChange={(event) => form.change({ terms: event.currentTarget.checked })}
        error={form.errors.terms}
        required
        label={
          <Trans
            t={t}
            i18nKey="agree"
            components={{
              terms: <Link to="/dieu-khoan-su-dung" target="_blank" />,
              privacy: <Link to="/chinh-sach-bao-mat" target="_blank" />,
              newTab: <VisuallyHidden />,
            }}
          />
        }
      />
    </div>
  );
}

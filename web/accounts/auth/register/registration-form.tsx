import { Alert, Button, PasswordInput, VisuallyHidden } from '@mantine/core';
import { useId, type FocusEvent, type SubmitEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { PasswordRules } from '../../passwords/password-rules.tsx';
import type { Field } from './draft.ts';
import { Group } from './group.tsx';
import { PlaceFields } from '../../person-form/place-fields.tsx';
import { useFocusFirstError } from '../../person-form/person-form.ts';
import { PersonGroup } from './person-group.tsx';
import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './register.module.css';
import { useRegistration, type RegistrationState } from './use-registration.ts';

const names = ['password', 'confirmPassword'] as const;

function PasswordGroup({ form }: { form: RegistrationState }) {
  const { t } = useTranslation(['accounts/auth/register', 'accounts/person-form']);
  const rulesId = useId();
  return (
    <Group title={t('group.password')} describedBy={rulesId}>
      <Grid minWidth={270} gap={20}>
        {names.map((name) => (
          <div key={name} data-field={name}>
            <PasswordInput
              name={name}
              label={t(`accounts/person-form:field.${name}`)}
              autoComplete="new-password"
              maxLength={1000}
              value={form.draft[name]}
              onChange={(event) => form.change({ [name]: event.currentTarget.value })}
              error={form.errors[name]}
              required
              withAsterisk={false}
              visibilityToggleFocusable
              visibilityToggleButtonProps={{ 'aria-label': t(`show.${name}`) }}
            />
          </div>
        ))}
      </Grid>
      <PasswordRules
        id={rulesId}
        password={form.draft.password}
        confirmation={form.draft.confirmPassword}
        isSubmitted={form.isSubmitted}
      />
    </Group>
  );
}

const fieldAround = (element: Element): Field | undefined =>
  element.closest<HTMLElement>('[data-field]')?.dataset['field'] as Field | undefined;

export function RegistrationForm() {
  const { t } = useTranslation('accounts/auth/register');
  const { form, leave, submit, isBusy, failureCount, failure } = useRegistration();
  const invalidFields = Object.keys(form.errors);
  const element = useFocusFirstError(failureCount, invalidFields);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit();
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    const left = fieldAround(target);
    // Moving between the cards of one choice does not leave its field.
    if (left && !(relatedTarget && fieldAround(relatedTarget) === left)) leave(left);
  }

  return (
    // `noValidate`: the browser's own messages are in its language, not the page's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its fields
    <form
      ref={element}
      className={classes.form}
      onSubmit={onSubmit}
      onBlur={onBlur}
      noValidate
      aria-label={t('heading')}
    >
      <RoleGroup form={form} />
      <PersonGroup form={form} />
      <PasswordGroup form={form} />
      <Group title={t('group.address')}>
        <PlaceFields form={form} />
      </Group>
      <TermsField form={form} />
      {form.isSubmitted && (
        <FormProblem key={failureCount} failure={failure} invalidFields={invalidFields.length} />
      )}
      <Button type="submit" size="lg" loading={isBusy} fullWidth>
        {t('submit')}
      </Button>
    </form>
  );
}

interface FormProblemProps {
  /** The failure that is not about a field. */
  failure: string | undefined;
  invalidFields: number;
}

/** Why the registration failed; announced as soon as it appears. Problems of a field are shown below that field. */
function FormProblem({ failure, invalidFields }: FormProblemProps) {
  const { t } = useTranslation('accounts/auth/register');
  if (failure === undefined && invalidFields === 0) return null;
  return (
    <Alert color="lotus" variant="light" title={failure && t('registrationFailed')}>
      {failure ?? t('wrongFields', { count: invalidFields })}
    </Alert>
  );
}

/** A group with a single question, so the cards need no fieldset around them. */
function RoleGroup({ form }: { form: RegistrationState }) {
  const { t } = useTranslation('accounts/auth/register');
  return (
    <div className={classes.role} data-field="role">
      <ChoiceCards
        legend={t('group.role')}
        name="role"
        choices={[
          {
            value: 'student',
            label: t('role.student'),
            description: t('role.studentNote'),
          },
          {
            value: 'parent',
            label: t('role.parent'),
            description: t('role.parentNote'),
          },
        ]}
        value={form.draft.role}
        onChange={(role) => form.change({ role })}
        error={form.errors.role}
        isRequired
      />
    </div>
  );
}

/** The terms open in a new tab, so that reading them does not discard the form. */
function TermsField({ form }: { form: RegistrationState }) {
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

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
import { useFocusAfterVerdict } from '../../person-form/person-form.ts';
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
  const { form, leave, submit, isBusy, verdicts, failure } = useRegistration();
  const wrongFields = Object.keys(form.errors);
  const element = useFocusAfterVerdict(verdicts, wrongFields);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit();
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    const left = fieldAround(target);
    // From one card of a choice to the next is not leaving it.
    if (left && !(relatedTarget && fieldAround(relatedTarget) === left)) leave(left);
  }

  return (
    // `noValidate`: the browser's own complaints speak its language, not the page's.
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
        <FormProblem key={verdicts} failure={failure} wrongFields={wrongFields.length} />
      )}
      <Button type="submit" size="lg" loading={isBusy} fullWidth>
        {t('submit')}
      </Button>
    </form>
  );
}

interface FormProblemProps {
  /** The failure that no field is to blame for. */
  failure: string | undefined;
  wrongFields: number;
}

/** Why there is no account yet: read out as soon as it appears. What is wrong with a field stands below that field. */
function FormProblem({ failure, wrongFields }: FormProblemProps) {
  const { t } = useTranslation('accounts/auth/register');
  if (failure === undefined && wrongFields === 0) return null;
  return (
    <Alert color="lotus" variant="light" title={failure && t('registrationFailed')}>
      {failure ?? t('wrongFields', { count: wrongFields })}
    </Alert>
  );
}

/** One question, so its cards are the whole group. */
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

/** The texts open beside the form, in a new tab: nothing that was typed is lost to reading them. */
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

import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressGroup } from './address-group.tsx';
import type { Field } from './draft.ts';
import { FormProblem } from './form-problem.tsx';
import { PasswordGroup } from './password-group.tsx';
import { PersonGroup } from './person-group.tsx';
import classes from './register.module.css';
import { RoleGroup } from './role-group.tsx';
import { TermsField } from './terms-field.tsx';
import { useRegistration } from './use-registration.ts';

const fieldAround = (element: Element): Field | undefined =>
  element.closest<HTMLElement>('[data-field]')?.dataset['field'] as Field | undefined;

export function RegistrationForm() {
  const { t } = useTranslation('accounts/auth/register');
  const { form, leave, submit, isBusy, verdicts, failure } = useRegistration();
  const element = useRef<HTMLFormElement>(null);
  const wrongFields = Object.keys(form.errors);

  // After each verdict, and then only: correcting a field must not move the person elsewhere.
  const showVerdict = useEffectEvent(() => focusFirstWrong(element.current!, wrongFields));
  useEffect(() => {
    if (verdicts > 0) showVerdict();
  }, [verdicts]);

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
      <AddressGroup form={form} />
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

/** In the order of the page, which differs by language; the button when no field is to blame. */
function focusFirstWrong(form: HTMLFormElement, wrong: string[]): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset }) => wrong.includes(dataset['field']!));
  const target = first?.querySelector<HTMLElement>('input:not([disabled])');
  (target ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus();
}

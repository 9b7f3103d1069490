import { isEmail, isUnderAge } from '@bac/contract/accounts/account-rules.ts';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { Grid, Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { isoDateOf } from '../../../ui/format/typed-date.ts';
import { EducationField } from '../../person-form/education-field.tsx';
import { dateLine, LineField, NameFields } from '../../person-form/line-field.tsx';
import { Group } from './group.tsx';
import classes from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

export function PersonGroup({ form }: { form: RegistrationState }) {
  const { t } = useTranslation(['accounts/auth/register', 'accounts/person-form']);
  const { draft, change, errors } = form;
  const [today] = useState(() => new Date());
  const isChild = draft.role === 'student' && isUnderAge(isoDateOf(draft.dob), today);
  const isValidEmail = isEmail(draft.email) && !form.isEmailTaken;
  return (
    <Group title={t('group.person')}>
      <Grid minWidth={270} gap={20}>
        <NameFields form={form} required />
        <LineField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          rightSection={isValidEmail && <TickIcon />}
          error={form.isEmailTaken ? <EmailTaken /> : errors.email}
          required
        />
        <LineField
          form={form}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
          required
        />
        <LineField
          form={form}
          name="dob"
          labelHint={
            <Muted as="span" className={classes.hint}>
              {t('accounts/person-form:dateHint')}
            </Muted>
          }
          {...dateLine}
          autoComplete="bday"
          {...(isChild && { hint: t('underAge') })}
          required
        />
        <div className={classes.gender} data-field="gender">
          <ChoiceCards
            legend={t('accounts/person-form:field.gender')}
            name="gender"
            choices={[
              { value: 'male', label: t('accounts/person-form:gender.male') },
              { value: 'female', label: t('accounts/person-form:gender.female') },
            ]}
            value={draft.gender}
            onChange={(gender) => change({ gender })}
            error={errors.gender}
            isRequired
          />
        </div>
      </Grid>
      <div className={classes.educationLevel}>
        <EducationField form={form} isRequired isParent={form.draft.role === 'parent'} />
      </div>
    </Group>
  );
}

/** Links to sign-in and password reset for a person who already has an account. */
function EmailTaken() {
  const { t } = useTranslation('accounts/auth/register');
  return (
    // One wrapping element: the error line lays out its children side by side.
    <span className={classes.taken}>
      <Trans
        t={t}
        i18nKey="problem.emailTaken"
        components={{
          login: <Link to="/auth/login" />,
          reset: <Link to="/auth/forgot-password" />,
        }}
      />
    </span>
  );
}

const TickIcon = () => (
  <svg
    className={classes.good}
    width={18}
    height={18}
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M3.5 9.6 7.2 13.2 14.5 5.2" />
  </svg>
);

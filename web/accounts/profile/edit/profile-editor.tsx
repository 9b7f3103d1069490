import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutGroup } from './about-group.tsx';
import { AccountGroup } from './account-group.tsx';
import { AddressGroup } from './address-group.tsx';
import classes from './edit.module.css';
import { GoalGroup } from './goal-group.tsx';
import { LeaveGuard } from '../../../api/leave-guard.tsx';
import { LettersGroup } from './letters-group.tsx';
import { PersonGroup } from './person-group.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface Props {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

export function ProfileEditor({ profile, onSaved }: Props) {
  const { t } = useTranslation('accounts/profile');
  const { form, submit, verdicts, ...progress } = useProfileForm(profile, onSaved);
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

  return (
    // `noValidate`: the browser's own complaints speak its language, not the page's.
    <form
      ref={element}
      className={classes.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={t('edit.heading')}
    >
      <GoalGroup form={form} />
      <PersonGroup form={form} />
      <AccountGroup profile={profile} />
      <AddressGroup form={form} />
      <AboutGroup form={form} />
      <LettersGroup form={form} />
      <SaveBar {...progress} wrongFields={wrongFields.length} />
      <LeaveGuard
        isDirty={progress.isDirty}
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        hasTabsInSearch
      />
    </form>
  );
}

function focusFirstWrong(form: HTMLFormElement, wrong: string[]): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset }) => wrong.includes(dataset['field']!));
  first?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}

import type { Profile } from '@bac/contract/accounts/profile.ts';
import { Alert, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { LeaveGuard } from '../../../api/leave-guard.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { withSlashes } from '../../../ui/format/typed-date.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { AccountGroup } from './account-group.tsx';
import { AddressGroup } from './address-group.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './edit.module.css';
import { LettersGroup } from './letters-group.tsx';
import { PersonGroup } from './person-group.tsx';
import { TextArea, TextField } from './text-field.tsx';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';

const digitsOnly = (typed: string): string => typed.replaceAll(/\D/g, '');

function GoalGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('accounts/profile');
  return (
    <Card title={t('edit.group.goal')}>
      <Grid minWidth={300} gap={20}>
        <TextField
          form={form}
          name="goalScore"
          hint={t('edit.goalScoreHint')}
          shape={digitsOnly}
          inputMode="numeric"
          maxLength={4}
        />
        <TextField
          form={form}
          name="testDate"
          hint={t('edit.dateHint')}
          shape={withSlashes}
          inputMode="numeric"
          maxLength={10}
        />
      </Grid>
    </Card>
  );
}

const levels = ['beginner', 'intermediate', 'advanced'] as const;

function AboutGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('accounts/profile');
  const { draft, change, errors } = form;
  return (
    <Card title={t('edit.group.about')}>
      <Stack gap={20}>
        <TextArea form={form} name="bio" rows={4} maxLength={1000} />
        <Grid minWidth={300} gap={20}>
          <TextArea form={form} name="interests" rows={3} maxLength={500} />
          <TextArea form={form} name="goals" rows={3} maxLength={500} />
        </Grid>
        <div data-field="level">
          <ChoiceCards
            legend={t('edit.field.level')}
            name="level"
            choices={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
            {...(draft.level ? { value: draft.level } : {})}
            onChange={(level) => change({ level })}
            error={errors.level}
          />
        </div>
      </Stack>
    </Card>
  );
}

export function ProfileEditor({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts/profile');
  const { form, submit, verdicts, ...progress } = useProfileForm(profile);
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
    <form ref={element} onSubmit={onSubmit} noValidate aria-label={t('edit.heading')}>
      <Stack gap={24}>
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
      </Stack>
    </form>
  );
}

function focusFirstWrong(form: HTMLFormElement, wrong: string[]): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset }) => wrong.includes(dataset['field']!));
  first?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}

interface SaveBarProps {
  isBusy: boolean;
  isDirty: boolean;
  isSaved: boolean;
  wrongFields: number;
  failure: ApiError | undefined;
}

/** Stays in sight at the foot of the window: a long form needs no search for its button. */
function SaveBar({ isBusy, isDirty, isSaved, wrongFields, failure }: SaveBarProps) {
  const { t } = useTranslation('accounts/profile');
  const said = failure?.status === 401 ? t('edit.unauthorized') : failure?.message;
  return (
    <Row gap={16} className={classes.bar}>
      {failure && (
        <Alert
          className={classes.failure}
          color="lotus"
          variant="light"
          role="alert"
          title={t('edit.failed')}
        >
          {said}
        </Alert>
      )}
      <Button type="submit" loading={isBusy}>
        {t('edit.save')}
      </Button>
      <output className={classes.state} data-saved={isSaved || undefined}>
        {isSaved && t('edit.saved')}
        {isDirty && wrongFields === 0 && t('edit.unsaved')}
        {wrongFields > 0 && t('edit.wrongFields', { count: wrongFields })}
      </output>
    </Row>
  );
}

import type { Profile } from '@bac/contract/accounts/profile.ts';
import { Alert, Button } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { LeaveGuard } from '../../../api/leave-guard.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AccountGroup } from './account-group.tsx';
import { AreaField, dateLine, LineField } from '../../person-form/line-field.tsx';
import { useFocusFirstError } from '../../person-form/person-form.ts';
import { AddressGroup } from './address-group.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './edit.module.css';
import { EmailsGroup } from './emails-group.tsx';
import { PersonGroup } from './person-group.tsx';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';

const digitsOnly = (text: string): string => text.replaceAll(/\D/g, '');

function GoalGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['accounts/profile', 'accounts/person-form']);
  return (
    <Card title={t('edit.group.goal')}>
      <Grid minWidth={300} gap={20}>
        <LineField
          form={form}
          name="goalScore"
          hint={t('accounts/person-form:goalScoreHint')}
          shape={digitsOnly}
          inputMode="numeric"
          maxLength={4}
        />
        <LineField
          form={form}
          name="testDate"
          hint={t('accounts/person-form:dateHint')}
          {...dateLine}
        />
      </Grid>
    </Card>
  );
}

const levels = ['beginner', 'intermediate', 'advanced'] as const;

function AboutGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['accounts/profile', 'accounts/person-form']);
  const { draft, change, errors } = form;
  return (
    <Card title={t('edit.group.about')}>
      <Stack gap={20}>
        <AreaField form={form} name="bio" rows={4} maxLength={1000} />
        <Grid minWidth={300} gap={20}>
          <AreaField form={form} name="interests" rows={3} maxLength={500} />
          <AreaField form={form} name="goals" rows={3} maxLength={500} />
        </Grid>
        <div data-field="level">
          <ChoiceCards
            legend={t('accounts/person-form:field.level')}
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
  const { form, submit, failureCount, ...progress } = useProfileForm(profile);
  const invalidFields = Object.keys(form.errors);
  const element = useFocusFirstError(failureCount, invalidFields);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit();
  }

  return (
    // `noValidate`: the browser's own messages are in its language, not the page's.
    <form ref={element} onSubmit={onSubmit} noValidate aria-label={t('edit.heading')}>
      <Stack gap={24}>
        <GoalGroup form={form} />
        <PersonGroup form={form} isParent={profile.role === 'parent'} />
        <AccountGroup profile={profile} />
        <AddressGroup form={form} />
        <AboutGroup form={form} />
        <EmailsGroup form={form} />
        <SaveBar {...progress} invalidFields={invalidFields.length} />
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

interface SaveBarProps {
  isBusy: boolean;
  isDirty: boolean;
  isSaved: boolean;
  invalidFields: number;
  failure: ApiError | undefined;
}

/** Stays visible at the bottom of the window, so that the button of the long form is always in reach. */
function SaveBar({ isBusy, isDirty, isSaved, invalidFields, failure }: SaveBarProps) {
  const { t } = useTranslation('accounts/profile');
  const message = failure?.status === 401 ? t('edit.unauthorized') : failure?.message;
  return (
    <Row gap={16} className={classes.bar} data-bottom-bar>
      {failure && (
        <Alert
          className={classes.failure}
          color="lotus"
          variant="light"
          role="alert"
          title={t('edit.failed')}
        >
          {message}
          {failure.code === 'AGE_BY_TEAM' && (
            <>
              {' '}
              <Link to={`/tickets/new?${new URLSearchParams({ subject: t('edit.birthSubject') })}`}>
                {t('edit.birthTicket')}
              </Link>
            </>
          )}
        </Alert>
      )}
      <Button type="submit" loading={isBusy}>
        {t('edit.save')}
      </Button>
      <output className={classes.state} data-saved={isSaved || undefined}>
        {isSaved && t('edit.saved')}
        {isDirty && invalidFields === 0 && t('edit.unsaved')}
        {invalidFields > 0 && t('edit.wrongFields', { count: invalidFields })}
      </output>
    </Row>
  );
}

import type { WholeUser } from '@bac/contract/accounts/users.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useFormatMoment } from '../use-format-moment.ts';
import { Grid, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { AllowanceCard } from './allowance-card.tsx';
import own from './person.module.css';
import { TwoStepCard } from './two-step-card.tsx';

const orDash = (text: string | null): string => text || '–';

export function OverviewTab({ user }: { user: WholeUser }) {
  const { t } = useTranslation(['accounts/console/users', 'accounts/person-form', 'ui']);
  const { date, number } = useFormat();
  const moment = useFormatMoment();
  const { profile } = user;
  return (
    <Grid minWidth={340} className={own.cards}>
      <Card title={t('person.account')}>
        <Facts
          facts={[
            [t('column.email'), user.email],
            [t('column.phone'), orDash(user.phone)],
            [t('column.registered'), date(user.createdAt)],
            [t('column.lastLogin'), moment(user.lastLoginAt)],
            [t('person.sessions'), number(user.sessions)],
            [
              t('tab.attempts'),
              t('person.attempts', { count: user.attempts, completed: number(user.completed) }),
            ],
            ...(user.suspendedUntil
              ? [[t('person.suspendedUntil'), moment(user.suspendedUntil)] as const]
              : []),
            ...(user.statusReason ? [[t('person.reason'), user.statusReason] as const] : []),
            ...(user.statusNote ? [[t('person.note'), user.statusNote] as const] : []),
          ]}
        />
      </Card>
      <Card title={t('person.profile')}>
        <Facts
          facts={[
            [t('accounts/person-form:field.username'), profile.username],
            [
              t('accounts/person-form:field.gender'),
              t(`accounts/person-form:gender.${profile.gender}`),
            ],
            [t('accounts/person-form:field.dob'), profile.dob ? date(profile.dob) : '–'],
            [t('accounts/person-form:field.address'), orDash(profile.address)],
            [
              t('accounts/person-form:field.goalScore'),
              profile.goalScore === null ? '–' : number(profile.goalScore),
            ],
            [
              t('accounts/person-form:field.testDate'),
              profile.testDate ? date(profile.testDate) : '–',
            ],
            [t('accounts/person-form:field.goals'), orDash(profile.goals)],
            [t('accounts/person-form:field.language'), t(`ui:languageName.${profile.language}`)],
          ]}
        />
      </Card>
      {user.role === 'student' && <AllowanceCard user={user} />}
      <TwoStepCard user={user} />
    </Grid>
  );
}

const Facts = ({ facts }: { facts: (readonly [name: string, value: ReactNode])[] }) => (
  <Stack as="dl" gap={8} className={own.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Stack>
);

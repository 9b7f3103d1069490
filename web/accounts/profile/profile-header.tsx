import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/auth-state.ts';
import { displayName } from '../../ui/brand/avatar-name.ts';
import { Avatar } from '../../ui/brand/avatar.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { calendarDay, daysUntil } from '../../ui/format/typed-date.ts';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './profile-header.module.css';

const statusTones: Record<Profile['status'], Tone> = {
  active: 'leaf',
  inactive: 'neutral',
  pending: 'turmeric',
  suspended: 'lotus',
  banned: 'lotus',
};

const verificationTones: Record<Profile['verification'], Tone> = {
  verified: 'leaf',
  unverified: 'turmeric',
  pending: 'turmeric',
};

/** The person, on every tab. Takes the name from the session while the profile loads. */
export function ProfileHeader({ profile }: { profile: Profile | undefined }) {
  const user = useUser();
  const person = profile
    ? { ...profile, fullName: `${profile.lastName} ${profile.firstName}` }
    : { username: '', fullName: '', avatar: null, ...user };
  return (
    <header className={classes.header}>
      <span className={classes.ring}>
        <Avatar {...person} size={92} />
      </span>
      <h1 className={classes.name}>{displayName(person)}</h1>
      <Row className={classes.standing} data-waiting={!profile || undefined}>
        {profile ? <AccountSummary profile={profile} /> : <Skeleton width="16em" />}
      </Row>
      {profile?.testDate && <Countdown testDate={profile.testDate} />}
    </header>
  );
}

function AccountSummary({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['accounts/profile', 'accounts/person-form']);
  const format = useFormat();
  const facts = [
    t(`role.${profile.role}`),
    profile.educationLevel && t(`accounts/person-form:educationLevel.${profile.educationLevel}`),
    t('memberSince', { date: format.date(profile.createdAt) }),
  ];
  return (
    <>
      <span>{facts.filter(Boolean).join(', ')}</span>
      <Chip tone={verificationTones[profile.verification]}>
        {t(`verification.${profile.verification}`)}
      </Chip>
      <Chip tone={statusTones[profile.status]}>{t(`status.${profile.status}`)}</Chip>
    </>
  );
}

/** The days until the test; nothing once it is over. */
function Countdown({ testDate }: { testDate: string }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const [today] = useState(() => calendarDay(new Date()));
  const days = daysUntil(testDate, today);
  if (!(days >= 0)) return null;
  return (
    <Row as="p" gap={16} isOneLine className={classes.countdown}>
      {days > 0 && <span className={classes.days}>{format.number(days)}</span>}
      <span>
        <b>{days > 0 ? t('countdown', { count: days }) : t('countdownToday')}</b>
        <span className={classes.day}>{format.date(testDate)}</span>
      </span>
    </Row>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDay, daysUntil } from '../../ui/forms/typed-date.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './profile-header.module.css';

/** The days that are left; once the test is over there is nothing to count. */
export function Countdown({ testDate }: { testDate: string }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const [today] = useState(() => calendarDay(new Date()));
  const days = daysUntil(testDate, today);
  if (!(days >= 0)) return null;
  return (
    <p className={classes.countdown}>
      {days > 0 && <span className={classes.days}>{format.number(days)}</span>}
      <span>
        <b>{days > 0 ? t('countdown', { count: days }) : t('countdownToday')}</b>
        <span className={classes.day}>{format.date(testDate)}</span>
      </span>
    </p>
  );
}

import type { Child } from '@bac/contract/following/family.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { calendarDay, daysUntil } from '../../../ui/format/typed-date.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './child.module.css';

/** The attempt in progress, the next assignment, and the day of the SAT. */
export function ChildNext({ child: { running, nextAssignment, goal } }: { child: Child }) {
  const { t } = useTranslation('following/family');
  const [language] = useLanguage();
  const format = useFormat();
  const [today] = useState(() => calendarDay(new Date()));
  const moment = (at: string) => ({ date: format.date(at), time: format.time(at) });
  const days = goal.testDate === null ? -1 : daysUntil(goal.testDate, today);
  const entries = [
    running && {
      name: t('next.running'),
      text: t('next.runningText', { test: running.test[language], ...moment(running.startedAt) }),
    },
    nextAssignment && {
      name: t('next.assigned'),
      text: t('next.assignedText', {
        test: nextAssignment.test[language],
        class: nextAssignment.class,
        ...moment(nextAssignment.closesAt),
      }),
    },
    // A test day that has passed is left out.
    goal.testDate !== null &&
      days >= 0 && {
        name: t('next.sat'),
        text: t(days === 0 ? 'next.satToday' : 'next.satText', {
          date: format.date(goal.testDate),
          count: days,
        }),
      },
  ].filter((entry) => entry !== null && entry !== false);
  return (
    <section>
      <h3 className={classes.title}>{t('next.title')}</h3>
      {entries.length === 0 ? (
        <Muted size="base">{t('next.none')}</Muted>
      ) : (
        <Stack as="dl" gap={14} className={classes.next}>
          {entries.map(({ name, text }) => (
            <div key={name}>
              <Muted as="dt">{name}</Muted>
              <dd>{text}</dd>
            </div>
          ))}
        </Stack>
      )}
    </section>
  );
}

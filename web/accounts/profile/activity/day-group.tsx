import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './activity.module.css';
import { nearDay, type Day } from './days.ts';
import { EntryRow } from './entry-row.tsx';

export function DayGroup({ day }: { day: Day }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const titleId = useId();
  const near = nearDay(day, now);
  return (
    <section className={classes.day} aria-labelledby={titleId}>
      <h4 id={titleId} className={classes.title}>
        {near ? t(`activity.${near}`) : format.date(day.start)}
      </h4>
      <ul className={classes.entries}>
        {day.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} shows="time" />
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { sentenceOf } from './actions.ts';
import classes from './activity.module.css';

export type Entry = Reply<'GET /id/activity'>[number];

/** One thing that happened. Under the heading of its day the time is enough. */
export function EntryRow({ entry, shows }: { entry: Entry; shows: 'date' | 'time' }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  return (
    <li className={classes.entry}>
      <span>{t(`activity.action.${sentenceOf(entry.action)}`)}</span>
      <time className={classes.when} dateTime={entry.at}>
        {format[shows](entry.at)}
      </time>
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReply } from '../../../api/use-reply.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { EntryRow } from '../activity/entry-row.tsx';
import { tabPath } from '../use-tab.ts';
import overview from './overview.module.css';
import classes from './recent-card.module.css';

const shownEntries = 8;

export function RecentCard() {
  const { t } = useTranslation('accounts/profile');
  const recent = useReply('GET /id/activity', { query: { limit: shownEntries } });
  return (
    <Loaded reply={recent}>
      {(entries) => (
        <Card
          title={t('recent.title')}
          actions={
            <Link className={overview.link} to={tabPath('activity')}>
              {t('recent.all')}
            </Link>
          }
        >
          {entries.length === 0 && t('activity.empty')}
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} shows="date" />
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReply } from '../../../api/use-reply.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Medals } from '../achievements/medals.tsx';
import { tabPath } from '../use-tab.ts';
import overview from './overview.module.css';

export function MedalsCard() {
  const { t } = useTranslation('accounts/profile');
  const achievements = useReply('GET /id/achievements');
  return (
    <Loaded reply={achievements}>
      {(all) => (
        <Card
          title={t('achievements.title')}
          actions={
            <Link className={overview.link} to={tabPath('achievements')}>
              {t('achievements.all')}
            </Link>
          }
        >
          <Medals achievements={all} />
        </Card>
      )}
    </Loaded>
  );
}

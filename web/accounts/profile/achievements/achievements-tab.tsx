import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Medals } from './medals.tsx';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';

export function AchievementsTab() {
  const { t } = useTranslation('accounts/profile');
  const achievements = useQuery('GET /id/achievements');
  return (
    <Loaded reply={achievements} lines={6}>
      {(all) => {
        const earned = all.filter(({ earnedAt }) => earnedAt !== null).length;
        return (
          <Card
            title={t('achievements.title')}
            actions={
              <Muted as="span" size="base">
                {t('achievements.count', { earned, all: all.length })}
              </Muted>
            }
          >
            <Medals achievements={all} isDetailed />
          </Card>
        );
      }}
    </Loaded>
  );
}

import type { ServicePart, ServiceState } from '@bac/contract/site/health.ts';
import { IconDatabase, IconMail, IconStack2, IconWorld, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import classes from './dashboard.module.css';

const icons: Record<ServicePart, Icon> = {
  website: IconWorld,
  database: IconDatabase,
  jobs: IconStack2,
  mail: IconMail,
};

const tones: Record<ServiceState, Tone> = { ok: 'leaf', slow: 'turmeric', down: 'lotus' };

/** The health of the service; only parts with problems are colored. */
export function HealthCard() {
  const { t } = useTranslation('console/dashboard');
  const reply = useQuery('GET /health/status');
  const parts = reply.data?.parts ?? [];
  const unhealthy = parts.filter(({ state }) => state !== 'ok');
  const worst = unhealthy.some(({ state }) => state === 'down') ? 'down' : 'slow';
  return (
    <Card
      title={t('health.title')}
      actions={
        reply.data && (
          <Chip tone={unhealthy.length === 0 ? 'leaf' : tones[worst]}>
            {unhealthy.length === 0
              ? t('health.well')
              : t('health.watch', { count: unhealthy.length })}
          </Chip>
        )
      }
      isFlush
    >
      <Loaded reply={reply} isInCard>
        {(status) => (
          <ul className={classes.rows}>
            {status.parts.map(({ name, state }) => (
              <HealthRow key={name} name={name} state={state} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function HealthRow({ name, state }: { name: ServicePart; state: ServiceState }) {
  const { t } = useTranslation('console/dashboard');
  const PartIcon = icons[name];
  return (
    <li className={classes.row} data-tone={tones[state]}>
      <PartIcon className={classes.partIcon ?? ''} size={17} aria-hidden />
      <span className={classes.words}>{t(`health.part.${name}`)}</span>
      <span className={classes.partState} data-state={state}>
        {t(`health.state.${state}`)}
      </span>
    </li>
  );
}

import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import type { ServicePart, ServiceState } from '@bac/contract/site/health.ts';
import {
  IconDatabase,
  IconMail,
  IconPaperclip,
  IconStack2,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { useFormat } from '../../ui/format/use-format.ts';
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

type Files = Dashboard['tickets']['files'];

/** The largest file of a message: with less room than that, the server refuses some files. */
const largestFileBytes = 10 * 1024 * 1024;

function fileState({ bytes, quotaBytes }: Files): ServiceState {
  if (bytes + largestFileBytes > quotaBytes) return 'down';
  return bytes >= quotaBytes * 0.8 ? 'slow' : 'ok';
}

/** The health of the service and the room for files; only parts with problems are colored. */
export function HealthCard({ files }: { files: Files }) {
  const { t } = useTranslation('console/dashboard');
  const { percent } = useFormat();
  const reply = useQuery('GET /health/status');
  const storage = { name: 'files', state: fileState(files) } as const;
  const parts = [...(reply.data?.parts ?? []), storage];
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
              <HealthRow
                key={name}
                icon={icons[name]}
                name={t(`health.part.${name}`)}
                state={state}
                stateText={t(`health.state.${state}`)}
              />
            ))}
            <HealthRow
              icon={IconPaperclip}
              name={t('health.part.files')}
              state={storage.state}
              stateText={t(`health.files.${storage.state}`, {
                share: percent(files.bytes / files.quotaBytes),
              })}
            />
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

interface HealthRowProps {
  icon: Icon;
  name: string;
  state: ServiceState;
  stateText: string;
}

function HealthRow({ icon: PartIcon, name, state, stateText }: HealthRowProps) {
  return (
    <li className={classes.row} data-tone={tones[state]}>
      <PartIcon className={classes.partIcon ?? ''} size={17} aria-hidden />
      <span className={classes.words}>{name}</span>
      <span className={classes.partState} data-state={state}>
        {stateText}
      </span>
    </li>
  );
}

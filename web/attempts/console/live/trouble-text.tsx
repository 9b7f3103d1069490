import type { LiveAttempt, SyncState } from '@bac/contract/attempts/attempts-admin.ts';
import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSpan } from '../use-span.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './live.module.css';
import type { Tone } from '../../../ui/feedback/tone.ts';

const troubleTones: Record<SyncState, Tone> = {
  silent: 'lotus',
  'catching-up': 'turmeric',
  saved: 'leaf',
};

const icons = {
  silent: IconCloudOff,
  'catching-up': IconCloudUpload,
  saved: IconCloudCheck,
} as const;

interface Props {
  attempt: LiveAttempt;
  /** The server's time of this reply. */
  at: string;
}

/** The connection as the server sees it: the time since the last request, and the last event it has. */
export function TroubleText({ attempt, at }: Props) {
  const { t } = useTranslation('attempts/console');
  const span = useSpan();
  const { syncState, lastContactAt, seq, lateEvents } = attempt;
  const Icon = icons[syncState];
  const since = span(Math.max(0, Date.parse(at) - Date.parse(lastContactAt)));
  return (
    <Row
      as="span"
      isOneLine
      className={classes.trouble}
      data-tone={troubleTones[syncState]}
      data-trouble={syncState}
    >
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>
        <strong>
          {syncState === 'silent' && t('live.silentFor', { span: since })}
          {syncState === 'catching-up' && t('live.catchingUp')}
          {syncState === 'saved' && t('live.ago', { span: since })}
        </strong>{' '}
        <Muted as="span" size="xs" className={classes.nowrap}>
          {syncState === 'catching-up'
            ? t('live.lateEvents', { count: lateEvents })
            : t(syncState === 'silent' ? 'live.upTo' : 'live.event', { seq })}
        </Muted>
      </span>
    </Row>
  );
}

import type { LiveAttempt, Trouble } from '@bac/contract/attempts/attempts-admin.ts';
import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSpan } from '../use-span.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './live.module.css';
import type { Tone } from '../../../ui/feedback/tone.ts';

const troubleTones: Record<Trouble, Tone> = {
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
export function TroubleWords({ attempt, at }: Props) {
  const { t } = useTranslation('attempts/console');
  const span = useSpan();
  const { trouble, heardAt, seq, lateEvents } = attempt;
  const Icon = icons[trouble];
  const since = span(Math.max(0, Date.parse(at) - Date.parse(heardAt)));
  return (
    <Row
      as="span"
      isOneLine
      className={classes.trouble}
      data-tone={troubleTones[trouble]}
      data-trouble={trouble}
    >
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>
        <strong>
          {trouble === 'silent' && t('live.silentFor', { span: since })}
          {trouble === 'catching-up' && t('live.catchingUp')}
          {trouble === 'saved' && t('live.ago', { span: since })}
        </strong>{' '}
        <Muted as="span" size="xs" className={classes.nowrap}>
          {trouble === 'catching-up'
            ? t('live.lateEvents', { count: lateEvents })
            : t(trouble === 'silent' ? 'live.upTo' : 'live.event', { seq })}
        </Muted>
      </span>
    </Row>
  );
}

import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { IconChevronDown, IconChevronUp, IconLink, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { SegmentedSwitch } from '../../ui/forms/segmented-switch.tsx';
import classes from './audit.module.css';
import { reasonOf } from './detail-rows.ts';
import { EntryFields } from './entry-fields.tsx';
import { ActorCell } from './use-audit-columns.tsx';
import { useAuditLabels } from './use-audit-labels.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The console page of the subject of an entry, if there is one. */
function subjectPath(subject: string): string | undefined {
  const [kind, ...rest] = subject.split(':');
  const id = rest.at(-1) ?? '';
  if (kind === 'account' && uuid.test(id)) return `/admin/users/${id}`;
  if (kind === 'attempt' && uuid.test(id)) return `/admin/test-results/${id}`;
  if (kind === 'rescoring') return '/admin/questions/statistics';
  if (kind === 'calibration' && uuid.test(id)) return `/admin/questions/statistics/${id}`;
  if (kind === 'content' && uuid.test(id)) return `/admin/content/${id}`;
  if (kind === 'content' || kind === 'content-kind') return '/admin/content';
  if (kind === 'item') return `/admin/questions/${id}`;
  if (kind === 'structure') return '/admin/modules';
  if (kind === 'test') return `/admin/tests/${id}`;
  if (kind === 'ticket' && uuid.test(id)) return `/admin/tickets/${id}`;
  if (kind === 'canned') return '/admin/tickets/canned';
  if (kind === 'role') return '/admin/roles';
  if (kind === 'settings' || kind === 'threshold') return '/admin/system-settings';
  if (kind === 'broadcast') return '/admin/notifications?tab=sent';
  return undefined;
}

interface Props {
  entry: AuditEntry;
  onClose: () => void;
  onNewer?: () => void;
  onOlder?: () => void;
  /** Filters the list by the subject of this entry. */
  onSubject: () => void;
}

/** One entry beside the list: who, from where, why, and the old and new value of each field. */
export function EntryPanel({ entry, onClose, onNewer, onOlder, onSubject }: Props) {
  const { t } = useTranslation('console/audit');
  const labels = useAuditLabels();
  const [shape, setShape] = useState<'fields' | 'json'>('fields');
  const panel = useRef<HTMLElement>(null);
  // On a narrow screen the panel is above the list, so opening an entry scrolls to it.
  useEffect(() => {
    void panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const reason = reasonOf(entry.detail);
  const path = subjectPath(entry.subject);
  const actor = <ActorCell entry={entry} name={labels.actor(entry)} />;
  return (
    <section ref={panel} className={classes.panel} aria-label={t('entryTitle', { id: entry.id })}>
      <Stack as="header" gap={8} className={classes.part}>
        <Row isOneLine gap={10}>
          <h2 className={classes.title}>{labels.action(entry.action)}</h2>
          <Muted as="span" size="xs">
            {t('entry', { id: entry.id })}
          </Muted>
          <IconButton label={t('close')} onClick={onClose}>
            <IconX size={17} aria-hidden />
          </IconButton>
        </Row>
        <Muted size="xs">
          {labels.moment(entry.at)}
          {entry.requestId && ` · ${t('request', { id: entry.requestId.slice(0, 8) })}`}
        </Muted>
        <Row>
          {entry.actor ? (
            <Link className={classes.link} to={`/admin/users/${entry.actor.id}`}>
              {actor}
            </Link>
          ) : (
            actor
          )}
          <Muted as="span" size="xs">
            {entry.address ? t('fromAddress', { address: entry.address }) : labels.from(entry)}
          </Muted>
        </Row>
        <p>
          {t('about')}{' '}
          {path ? (
            <Link className={classes.link} to={path}>
              {labels.subject(entry)}
            </Link>
          ) : (
            <strong>{labels.subject(entry)}</strong>
          )}
        </p>
      </Stack>
      {reason && (
        <Stack gap={8} className={classes.part}>
          <Muted as="h3" size="xs" className={classes.label}>
            {t('reason')}
          </Muted>
          <p className={classes.reason}>{reason}</p>
        </Stack>
      )}
      <Stack gap={8} className={classes.part}>
        <Row isOneLine gap={10}>
          <h3 className={classes.subtitle}>{t('beforeAfter')}</h3>
          <SegmentedSwitch
            label={t('shape')}
            choices={[
              { value: 'fields', label: t('fields') },
              { value: 'json', label: t('json') },
            ]}
            value={shape}
            onChange={setShape}
          />
        </Row>
        {shape === 'fields' ? (
          <EntryFields detail={entry.detail} />
        ) : (
          // Keyboard users must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={classes.json} tabIndex={0} aria-label={t('json')}>
            {JSON.stringify(entry.detail, undefined, 2)}
          </pre>
        )}
      </Stack>
      <Row as="footer" isOneLine gap={4} className={classes.foot}>
        <PlainButton className={classes.same} onClick={onSubject}>
          <IconLink size={15} aria-hidden />
          {t('sameSubject')}
        </PlainButton>
        <IconButton label={t('newer')} disabled={!onNewer} onClick={onNewer}>
          <IconChevronUp size={17} aria-hidden />
        </IconButton>
        <IconButton label={t('older')} disabled={!onOlder} onClick={onOlder}>
          <IconChevronDown size={17} aria-hidden />
        </IconButton>
      </Row>
    </section>
  );
}

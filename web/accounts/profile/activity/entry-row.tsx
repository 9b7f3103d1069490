import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './activity.module.css';

/** The entries we have a sentence for: keys under `activity.action` of the messages. */
const told = [
  'session.opened',
  'session.closed',
  'account.registered',
  'account.verified',
  'account.claimed',
  'password.reset',
  'password.changed',
  'profile.changed',
  'avatar.changed',
  'avatar.removed',
  'preferences.changed',
  'attempt.started',
  'result.shared',
  'result.share-ended',
  'family.linked',
  'family.link-ended',
  'consent.given',
  'consent.withdrawn',
  'class.joined',
  'class.left',
  'class.student-removed',
  'session.refused',
  'account.disowned',
  'totp.added',
  'totp.removed',
  'passkey.added',
  'passkey.removed',
  'recovery-codes.renewed',
  'recovery-code.used',
  'two-step-reset.started',
  'two-step-reset.withdrawn',
  'two-step-reset.stopped',
  'two-step-reset.done',
  'data.export-asked',
  'deletion.asked',
  'deletion.taken-back',
  'deletion.not-possible',
] as const;

/** What the log may hold beyond these gets a neutral sentence, so that nothing is kept from the person. */
const sentenceOf = (action: string): (typeof told)[number] | 'other' =>
  told.find((known) => known === action) ?? 'other';

export type Entry = Reply<'GET /id/activity'>[number];

/** One thing that happened. Under the heading of its day the time is enough. */
export function EntryRow({ entry, shows }: { entry: Entry; shows: 'date' | 'time' }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  return (
    <Row as="li" isOneLine align="baseline" justify="between" gap={16}>
      <span>{t(`activity.action.${sentenceOf(entry.action)}`)}</span>
      <Muted as="span" className={classes.when}>
        <time dateTime={entry.at}>{format[shows](entry.at)}</time>
      </Muted>
    </Row>
  );
}

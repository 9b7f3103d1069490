import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './activity.module.css';

/** The actions that have a sentence: keys under `activity.action` of the messages. */
const describedActions = [
  'session.opened',
  'session.closed',
  'account.registered',
  'account.verified',
  'account.claimed',
  'account.email-corrected',
  'password.reset',
  'password.changed',
  'profile.changed',
  'avatar.changed',
  'avatar.removed',
  'preferences.changed',
  'attempt.started',
  'result.shared',
  'result.share-ended',
  'official-score.entered',
  'official-score.deleted',
  'family.linked',
  'family.link-ended',
  'consent.given',
  'consent.withdrawn',
  'allowance.granted',
  'allowance.withdrawn',
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

/** Any other action in the log gets a neutral sentence, so that nothing is hidden from the person. */
const sentenceKey = (action: string): (typeof describedActions)[number] | 'other' =>
  describedActions.find((described) => described === action) ?? 'other';

export type Entry = Reply<'GET /id/activity'>[number];

/** One entry of the log. Under the heading of a day, the time is enough. */
export function EntryRow({ entry, shows }: { entry: Entry; shows: 'date' | 'time' }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  return (
    <Row as="li" isOneLine align="baseline" justify="between" gap={16}>
      <span>{t(`activity.action.${sentenceKey(entry.action)}`)}</span>
      <Muted as="span" className={classes.when}>
        <time dateTime={entry.at}>{format[shows](entry.at)}</time>
      </Muted>
    </Row>
  );
}

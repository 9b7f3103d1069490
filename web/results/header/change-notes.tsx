import type { AttemptChange } from '@bac/contract/attempts/attempt-change.ts';
import type { ReadyReport } from '@bac/contract/results/results.ts';
import { scoreChange } from '@bac/contract/results/score-change.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import notes from '../notes.module.css';

const shownKinds = ['extended', 'rescored', 'dropped', 'recalibrated', 'restored'] as const;
type ShownKind = (typeof shownKinds)[number];

const isShown = (change: AttemptChange): change is AttemptChange & { kind: ShownKind } =>
  (shownKinds as readonly string[]).includes(change.kind);

/** What the team changed about the attempt or its result; an invalidation comes first. */
export function ChangeNotes({ report: { invalidated, changes } }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const { date } = useFormat();
  const describeChange = ({ kind, before, after }: AttemptChange): string => {
    if (!before || !after) return '';
    if (kind === 'recalibrated') {
      return t('change.scoreRecalibrated', { change: scoreChange(before, after)?.[language] });
    }
    const isDropped = kind === 'dropped';
    return before.total !== null && after.total !== null && before.total !== after.total
      ? t(isDropped ? 'change.scoreDropped' : 'change.score', {
          before: before.total,
          after: after.total,
        })
      : t(isDropped ? 'change.countDropped' : 'change.right', {
          before: before.right,
          after: after.right,
          questions: after.questions,
        });
  };
  return (
    <>
      {invalidated && (
        <p className={`${notes.invalid} ${notes.below}`} role="note">
          <strong>{t('change.invalid', { date: date(invalidated.at) })}</strong>{' '}
          {invalidated.reason}
        </p>
      )}
      {changes.filter(isShown).map((change) => (
        <p key={change.id} className={notes.caution}>
          <strong>
            {t(`change.${change.kind}`, { date: date(change.at), count: change.minutes ?? 0 })}
          </strong>{' '}
          {describeChange(change)} {change.reason ?? change.studentNote?.[language]}
        </p>
      ))}
    </>
  );
}

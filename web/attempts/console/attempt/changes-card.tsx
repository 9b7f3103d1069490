import type { WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../attempts.module.css';
import { useMoment } from '../use-moment.ts';

type Change = WholeAttempt['changes'][number];

/** What was done to the attempt or its result, by whom and why. */
export function ChangesCard({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const moment = useMoment();
  const moved = ({ before, after }: Change): string | undefined => {
    if (!before || !after) return undefined;
    const right = t('changes.right', { before: before.right, after: after.right });
    return before.total === null || after.total === null
      ? right
      : `${before.total} → ${after.total}, ${right}`;
  };
  return (
    <Card title={t('changes.title')} titleLevel={2}>
      <ol className={classes.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{t(`changes.kind.${change.kind}`, { count: change.minutes ?? 0 })}</strong>{' '}
            {moved(change)}
            <span className={classes.reason}>
              {change.reason ?? change.studentNote?.[language]}
            </span>
            <span className={classes.quiet}>
              {moment(change.at)}, {change.by ?? t('changes.product')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import classes from '../tests.module.css';
import type messages from '../messages.en.json';

type Action = keyof (typeof messages)['history']['action'];

/** Who did what with it, the latest first. */
export function HistoryCard({ test }: { test: WholeTest }) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const wordsOf = (action: string): string =>
    t(`history.action.${action.replace('test.', '') as Action}`);
  return (
    <Card title={t('history.title')} titleLevel={2} isFlush>
      <ul className={classes.rows}>
        {test.history.map(({ at, action, by }) => (
          <li key={at + action}>
            <span>
              {wordsOf(action)}
              <span className={classes.quiet}> · {by ?? t('history.product')}</span>
            </span>
            <time className={classes.quiet} dateTime={at}>
              {formatMoment(at, language)}
            </time>
          </li>
        ))}
        {test.history.length === 0 && <li className={classes.quiet}>{t('history.none')}</li>}
      </ul>
    </Card>
  );
}

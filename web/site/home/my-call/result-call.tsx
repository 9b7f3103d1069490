import type { HistoryEntry } from '@bac/contract/results/results.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { useTranslation } from 'react-i18next';
import { testPath } from '../../../api/test-path.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from './my-call.module.css';

interface Props {
  latest: HistoryEntry;
  /** One they have not taken yet. */
  full: Test | undefined;
}

/** The last result, never as a bare number, and the next step from there. */
export function ResultCall({ latest, full }: Props) {
  const { t } = useTranslation('site/home/my-call');
  const [language] = useLanguage();
  const { attempt, test, total, right, questions } = latest;
  return (
    <>
      <p className={classes.standing}>
        <strong>{t('result.test', { test: test.name[language] })}</strong>
        <span>
          {total ? t('result.score', { ...total }) : t('result.right', { right, questions })}
        </span>
      </p>
      <div className={classes.actions}>
        <LinkButton to={full ? testPath(full.id) : '/error-log'} size="md">
          {full ? t('result.full', { test: full.name[language] }) : t('result.mistakes')}
        </LinkButton>
        <LinkButton to={`/test-results/${attempt}`} size="md" variant="default">
          {t('result.see')}
        </LinkButton>
      </div>
    </>
  );
}

import type { Test } from '@bac/contract/attempts/tests.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { sectionName } from '../../item/part-name.ts';
import { BestResult } from './best-result.tsx';
import { SeenBar } from './seen-bar.tsx';
import { TestActions } from './test-actions.tsx';
import { TestIcon } from './test-icon.tsx';
import classes from './test-row.module.css';
import { TestStatus } from './test-status.tsx';

export function TestRow({ test }: { test: Test }) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { kind, questions, minutes, mine } = test;
  const size = t('row.size', { questions, minutes });
  // The note above the full tests says it for all of them.
  const isNoted = test.isAdaptive && kind !== 'full';
  return (
    <li className={classes.row}>
      <TestIcon test={test} />
      <div>
        <h3 className={classes.name}>{test.name[language]}</h3>
        {test.isOwn && <Chip tone="turmeric">{t('row.own')}</Chip>}
        <p className={classes.facts}>{isNoted ? `${size}, ${t('row.adaptive')}` : size}</p>
        <p className={classes.facts}>
          {test.sections.map((section) => sectionName(section)[language]).join(', ')}
        </p>
      </div>
      {mine && (
        <>
          <SeenBar seen={Math.min(mine.seen, questions)} questions={questions} />
          <TestStatus mine={mine} />
          <BestResult kind={kind} questions={questions} mine={mine} />
        </>
      )}
      <TestActions test={test} />
    </li>
  );
}

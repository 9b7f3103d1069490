import type { Test } from '@bac/contract/attempts/tests.ts';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { sectionName } from '../../item/structure-name.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { BestResult } from './best-result.tsx';
import { TestActions } from './test-actions.tsx';
import { TestIcon } from './test-icon.tsx';
import classes from './test-row.module.css';

export function TestRow({ test }: { test: Test }) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { kind, questions, minutes, progress } = test;
  const size = t('row.size', { questions, minutes });
  // For full tests the note above the list says it.
  const saysAdaptive = test.isAdaptive && kind !== 'full';
  return (
    <li className={classes.row}>
      <TestIcon test={test} />
      <div>
        <h3 className={classes.name}>{test.name[language]}</h3>
        {test.isOwn && <Chip tone="turmeric">{t('row.own')}</Chip>}
        {progress?.heldBy && (
          <>
            <Chip tone="indigo">{t('row.held')}</Chip>
            <Muted>{progress.heldBy.class}</Muted>
          </>
        )}
        <Muted>{saysAdaptive ? `${size}, ${t('row.adaptive')}` : size}</Muted>
        <Muted>{test.sections.map((section) => sectionName(section)[language]).join(', ')}</Muted>
      </div>
      {progress && (
        <>
          <SeenBar seen={Math.min(progress.seen, questions)} questions={questions} />
          <TestStatus mine={progress} />
          <BestResult kind={kind} questions={questions} mine={progress} />
        </>
      )}
      <TestActions test={test} />
    </li>
  );
}

interface SeenBarProps {
  seen: number;
  questions: number;
}

/** The share of questions of a test that the student has already seen. */
function SeenBar({ seen, questions }: SeenBarProps) {
  const { t } = useTranslation('attempts/tests');
  const text =
    seen === 0
      ? t('row.seenNone')
      : seen === questions
        ? t('row.seenAll', { questions })
        : t('row.seenSome', { seen, unseen: questions - seen });
  return (
    <div>
      <div className={`${classes.bar} ${classes.seenBar}`} aria-hidden>
        <div className={classes.seen} style={{ width: `${(100 * seen) / questions}%` }} />
      </div>
      <p>{text}</p>
    </div>
  );
}

function TestStatus({ mine }: { mine: NonNullable<Test['progress']> }) {
  const { t } = useTranslation('attempts/tests');
  const { running, completed } = mine;
  if (running) {
    const { module, modules } = running;
    return (
      <div>
        <Row as="p" gap={6} isOneLine className={classes.status} data-tone="turmeric">
          <IconClock size={18} aria-hidden /> {t('row.running')}
        </Row>
        <Muted>
          {module === null ? t('row.choosing') : t('row.part', { part: module, parts: modules })}
        </Muted>
      </div>
    );
  }
  if (completed === 0) return <p>{t('row.new')}</p>;
  return (
    <Row as="p" gap={6} isOneLine className={classes.status} data-tone="leaf">
      <IconCheck size={18} aria-hidden />
      <span className={classes.plain}>{t('row.done', { count: completed })}</span>
    </Row>
  );
}

import type { Child } from '@bac/contract/following/family.ts';
import { IconBulb } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { LastResult } from '../family.ts';
import classes from './child.module.css';
import { useResultSentences } from './use-result-sentences.ts';

/** The last result in plain words: the score, what it means, and one thing to do. */
export function ChildResult({ child: { last, practice, goal, student } }: { child: Child }) {
  const { t } = useTranslation('following/family');
  const [language] = useLanguage();
  const format = useFormat();
  const sentences = useResultSentences();
  if (!last) {
    return (
      <section>
        <h3 className={classes.title}>{t('result.title')}</h3>
        <EmptyState title={t('result.none')} text={t('result.noneText', { name: student.name })} />
      </section>
    );
  }
  const about = { test: last.test.name[language], date: format.date(last.completedAt) };
  return (
    <section>
      <h3 className={classes.title}>{t('result.title')}</h3>
      <Muted size="base">{t('result.about', about)}</Muted>
      <Figure result={last} />
      <p className={classes.words}>
        {[...sentences.meaning(last, goal.score), sentences.pace(last)].join(' ')}
      </p>
      <Row isOneLine align="start" gap={14} className={classes.oneThing}>
        <IconBulb size={22} aria-hidden />
        <div>
          <h4>{t('oneThing.title')}</h4>
          <p>{sentences.advice(practice, last)}</p>
        </div>
      </Row>
      <LinkButton to={`/test-results/${last.attempt}`}>{t('result.report')}</LinkButton>
    </section>
  );
}

/** Shows a score with what it is out of, and that it is an estimate. */
function Figure({ result: { total, right, questions, isProvisional } }: { result: LastResult }) {
  const { t } = useTranslation('following/family');
  return (
    <Row as="p" align="baseline" className={classes.figure}>
      <b>{total ? total.score : right}</b>
      <span>{total ? t('result.outOf') : t('result.rightOf', { questions })}</span>
      {total && (
        <Chip tone="turmeric">{t(isProvisional ? 'result.provisional' : 'result.estimated')}</Chip>
      )}
    </Row>
  );
}

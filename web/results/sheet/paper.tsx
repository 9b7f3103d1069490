import type { ReadyReport, ReviewedQuestion } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { site } from '../../api/site.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { WovenRule } from '../../ui/brand/woven-rule.tsx';
import { useModuleName } from '../use-module-name.ts';
import { AnswerList } from './answer-list.tsx';
import { PaperQuestion } from './paper-question.tsx';
import classes from './paper.module.css';

interface Props {
  report: ReadyReport;
  questions: ReviewedQuestion[];
  /** The language of the explanations; absent where the answers stay home. */
  answersIn: Language | undefined;
}

/** White in either theme, so that what is seen is what comes out of the printer. */
export function Paper({ report, questions, answersIn }: Props) {
  const { t } = useTranslation('results/sheet');
  const [language] = useLanguage();
  const format = useFormat();
  const moduleName = useModuleName(report.modules);
  const nameOf = ({ module, question }: ReviewedQuestion): string => {
    const found = report.modules.find((each) => each.module === module);
    return t('question', { number: question + 1, module: found ? moduleName(found) : '' });
  };
  const named = questions.map((question) => ({ question, name: nameOf(question) }));
  return (
    <article className={classes.paper} aria-label={t('title')}>
      <header className={classes.head}>
        <div className={classes.brand}>
          <BrandMark name={site.siteName} />
          <p>
            {report.student}, {format.date(report.completedAt)}
          </p>
        </div>
        <WovenRule />
        <h2>{report.test.name[language]}</h2>
        <p>{t('count', { count: questions.length })}</p>
      </header>
      {named.map(({ question, name }) => (
        <PaperQuestion key={question.item.id} name={name} item={question.item} />
      ))}
      {answersIn && <AnswerList questions={named} language={answersIn} />}
      <footer className={classes.foot}>{t('trademark')}</footer>
    </article>
  );
}

import type { ReadyReport, ReviewedQuestion } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useTranslation } from 'react-i18next';
import { site } from '../../api/site.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Explanation } from '../../item/item-answer/explanation.tsx';
import { ItemPassages } from '../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../item/item-answer/item-stem.tsx';
import { ItemText } from '../../item/item-text/item-text.tsx';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { WovenRule } from '../../ui/brand/woven-rule.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { useModuleName } from '../use-module-name.ts';
import classes from './paper.module.css';

interface Props {
  report: ReadyReport;
  questions: ReviewedQuestion[];
  /** The language of the explanations; absent if the answers are left out. */
  answerLanguage: Language | undefined;
}

/** White in both themes, so that the screen shows what the printer will print. */
export function Paper({ report, questions, answerLanguage }: Props) {
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
      {answerLanguage && <AnswerList questions={named} language={answerLanguage} />}
      <footer className={classes.foot}>{t('trademark')}</footer>
    </article>
  );
}

interface AnswerListProps {
  questions: { question: ReviewedQuestion; name: string }[];
  language: Language;
}

/** The answers, on separate pages that can be kept away while working. */
function AnswerList({ questions, language }: AnswerListProps) {
  const { t } = useTranslation('results/sheet');
  return (
    <section className={classes.answers} aria-label={t('answers')}>
      <h2>{t('answers')}</h2>
      <ul>
        {questions.map(({ question, name }) => (
          <li key={question.item.id}>
            <h3>{name}</h3>
            <Explanation solution={question.solution} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PaperQuestionProps {
  name: string;
  item: StudentView;
}

/** A question without the student's marks and answer, with room to work. */
function PaperQuestion({ name, item }: PaperQuestionProps) {
  const { t } = useTranslation('results/sheet');
  const { response, figures, section } = item;
  return (
    <section className={classes.question} data-section={section} aria-label={name}>
      <h3>{name}</h3>
      <ItemPassages item={item} />
      <div>
        <ItemStem item={item} />
      </div>
      {response.kind === 'choice' ? (
        <ul className={classes.choices}>
          {response.choices.map(({ id, text }) => (
            <li key={id}>
              <span className={classes.letter}>{id}</span>
              <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.entry}>{t('answer')}</p>
      )}
      <div className={classes.room}>{t('room')}</div>
    </section>
  );
}

import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { ExplanationSwitch } from '../../../item/item-answer/explanation-switch.tsx';
import { Explanation } from '../../../item/item-answer/explanation.tsx';
import { useExplanationLanguage } from '../../../item/item-answer/use-explanation-language.ts';
import { ItemText } from '../../../item/item-text/item-text.tsx';
import classes from './question.module.css';

/** Explains the key and the student's choice; its own language switch leaves the question in English. */
export function WhyPart({ question }: { question: ReviewedQuestion }) {
  const { solution, answer, rule } = question;
  const { t } = useTranslation('results/detailed');
  const title = useId();
  const [language, setLanguage] = useExplanationLanguage();
  const others =
    solution.kind === 'choice'
      ? solution.choices.filter(({ id }) => id !== solution.key && id !== answer)
      : [];
  return (
    <section aria-labelledby={title}>
      <Row as="header" justify="between" className={classes.why}>
        <h3 id={title} className={classes.title}>
          {t('why.title')}
        </h3>
        <ExplanationSwitch language={language} onChange={setLanguage} />
      </Row>
      <Explanation solution={solution} answer={answer} language={language} />
      {rule && (
        <div className={classes.rule}>
          <h4 className={classes.title}>{t('why.rule')}</h4>
          <ItemText text={rule[language]} figures={[]} blockPrefix="rule" language={language} />
        </div>
      )}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('why.others')}</summary>
          {others.map(({ id, rationale }) => (
            <div key={id} className={classes.other}>
              <h4 className={classes.title}>{t('why.other', { choice: id })}</h4>
              <ItemText
                text={rationale[language]}
                figures={[]}
                blockPrefix={`why-${id}`}
                language={language}
              />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

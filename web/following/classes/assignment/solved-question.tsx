import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import type { Reply } from '../../../api/client.ts';
import { Explanation } from '../../../item/item-answer/explanation.tsx';
import { ExplanationSwitch } from '../../../item/item-answer/explanation-switch.tsx';
import { ItemAnswer } from '../../../item/item-answer/item-answer.tsx';
import { ItemPassages } from '../../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../../item/item-answer/item-stem.tsx';
import { useExplanationLanguage } from '../../../item/item-answer/use-explanation-language.ts';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { ClassAnswers } from './class-answers.tsx';
import layout from './question-drawer.module.css';

type QuestionReply = Reply<'GET /classes/:class/assignments/:assignment/questions/:item'>;

const noop = (): void => {};

export function SolvedQuestion({ item, solution, formulas, answers }: QuestionReply) {
  const { t } = useTranslation('following/classes');
  const heading = useId();
  const [language, chooseLanguage] = useExplanationLanguage();
  return (
    <PrerenderedFormulas value={formulas}>
      <Stack className={layout.question}>
        <h3 id={heading} className={layout.part}>
          {t('missed.asked')}
        </h3>
        <ItemPassages item={item} />
        <ItemStem item={item} />
        {item.response.kind === 'choice' && (
          <ItemAnswer
            item={item}
            answer={null}
            onAnswer={noop}
            labelledBy={heading}
            isLocked
            rightChoice={solution.kind === 'choice' ? solution.key : undefined}
          />
        )}
        <h3 className={layout.part}>{t('answers.title')}</h3>
        <ClassAnswers answers={answers} />
        <Row gap={10} justify="between" className={layout.why}>
          <h3 className={layout.part}>{t('missed.why')}</h3>
          <ExplanationSwitch language={language} onChange={chooseLanguage} />
        </Row>
        <Explanation solution={solution} language={language} />
      </Stack>
    </PrerenderedFormulas>
  );
}

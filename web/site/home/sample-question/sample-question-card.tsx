import type { SampleQuestion } from '@bac/contract/bank/sample-questions.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ItemAnswer } from '../../../item/item-answer/item-answer.tsx';
import { ItemPassages } from '../../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../../item/item-answer/item-stem.tsx';
import { sectionName } from '../../../item/structure-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './sample-question.module.css';
import { Verdict } from './verdict.tsx';

interface Props {
  sample: SampleQuestion;
  /** From 1. */
  number: number;
  total: number;
  takesFocus: boolean;
  onNext: () => void;
}

/** A sample question: the person chooses, checks and reads why, with any number of tries. */
export function SampleQuestionCard({ sample, number, total, takesFocus, onNext }: Props) {
  const { t } = useTranslation('site/home/sample-question');
  const [language] = useLanguage();
  const { item, topic, key } = sample;
  const { answer, choose, checked, check, isOver, giveUp } = useTries(key);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  return (
    <article className={classes.question} aria-labelledby={heading}>
      <header className={classes.head}>
        <h3 ref={title} id={heading} className={classes.number} tabIndex={-1}>
          {t('question', { number, total })}
        </h3>
        <p
          className={classes.topic}
        >{`${sectionName(item.section)[language]} · ${topic[language]}`}</p>
      </header>
      <div className={classes.panes} data-single={item.passages.length === 0 || undefined}>
        <ItemPassages item={item} />
        <div className={classes.asked}>
          <ItemStem item={item} />
        </div>
        <div className={classes.answered}>
          <ItemAnswer
            item={item}
            answer={answer}
            // Sample questions always have choices.
            onAnswer={(choice) => choose(choice as ChoiceId)}
            labelledBy={heading}
            isLocked={isOver}
            rightChoice={isOver ? key : undefined}
          />
          {!isOver && (
            <div className={classes.actions}>
              <Button disabled={answer === null} onClick={check}>
                {t('check')}
              </Button>
              <Button variant="subtle" onClick={giveUp}>
                {t('show')}
              </Button>
            </div>
          )}
        </div>
      </div>
      <Verdict sample={sample} checked={checked} isOver={isOver} onNext={onNext} />
    </article>
  );
}

interface Tries {
  answer: ChoiceId | null;
  choose: (answer: ChoiceId) => void;
  /** The choice that was checked last. */
  checked: ChoiceId | null;
  check: () => void;
  /** The key was found or revealed. */
  isOver: boolean;
  giveUp: () => void;
}

/** The tries of a question. A wrong answer does not reveal the key. */
function useTries(key: ChoiceId): Tries {
  const [answer, setAnswer] = useState<ChoiceId | null>(null);
  const [checked, setChecked] = useState<ChoiceId | null>(null);
  const [hasGivenUp, setGivenUp] = useState(false);
  return {
    answer,
    choose: setAnswer,
    checked,
    check: () => setChecked(answer),
    isOver: hasGivenUp || checked === key,
    giveUp: () => setGivenUp(true),
  };
}

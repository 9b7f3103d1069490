import type { SampleQuestion } from '@bac/contract/bank/sample-questions.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { IconArrowRight, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplanationSwitch } from '../../../item/item-answer/explanation-switch.tsx';
import { useExplanationLanguage } from '../../../item/item-answer/use-explanation-language.ts';
import { ItemText } from '../../../item/item-text/item-text.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from './sample-question.module.css';

interface Props {
  sample: SampleQuestion;
  checked: ChoiceId | null;
  isOver: boolean;
  onNext: () => void;
}

/** The verdict, announced to screen readers. A wrong answer explains only that choice, the end explains all. */
export function Verdict({ sample, checked, isOver, onNext }: Props) {
  const { t } = useTranslation('site/home/sample-question');
  const [language, chooseLanguage] = useExplanationLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has disappeared.
  useEffect(() => {
    if (isOver) title.current?.focus();
  }, [isOver]);

  const isRight = checked === sample.key;
  const word = isRight ? 'right' : isOver ? 'shown' : 'wrong';
  const hasVerdict = checked !== null || isOver;
  const explained = sample.rationales.filter(({ id }) => isOver || id === checked);
  return (
    <div className={classes.verdict} data-told={hasVerdict || undefined}>
      <div aria-live="polite">
        {hasVerdict && (
          <h4 ref={title} className={classes.word} data-verdict={word} tabIndex={-1}>
            {word === 'right' && <IconCheck size={22} aria-hidden />}
            {word === 'wrong' && <IconX size={22} aria-hidden />}
            {t(`verdict.${word}`, { checked, key: sample.key })}
          </h4>
        )}
      </div>
      {hasVerdict && (
        <>
          <ExplanationSwitch language={language} onChange={chooseLanguage} />
          <Rationales rationales={explained} rightChoice={sample.key} language={language} />
        </>
      )}
      {isOver && (
        <div className={classes.actions}>
          <Button variant="default" onClick={onNext}>
            {t('next')}
          </Button>
          <LinkButton
            to="/tests?kind=diagnostic"
            variant="subtle"
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('diagnostic')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

interface RationalesProps {
  rationales: SampleQuestion['rationales'];
  rightChoice: ChoiceId;
  language: Language;
}

/** The rationale of each choice: why it is right, or which error leads to it. */
function Rationales({ rationales, rightChoice, language }: RationalesProps) {
  const { t } = useTranslation('site/home/sample-question');
  return (
    <ul className={classes.whys}>
      {rationales.map(({ id, rationale }) => (
        <li key={id} className={classes.why} data-right={id === rightChoice || undefined}>
          <span className={classes.letter}>{id}</span>
          <div className={classes.reason}>
            {id === rightChoice && <p className={classes.key}>{t('key')}</p>}
            <ItemText
              text={rationale[language]}
              figures={[]}
              blockPrefix={`why-${id}`}
              language={language}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

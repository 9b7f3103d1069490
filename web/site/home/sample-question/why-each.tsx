import type { SampleQuestion } from '@bac/contract/bank/sample-questions.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { ItemText } from '../../../item/item-text/item-text.tsx';
import classes from './sample-question.module.css';

interface Props {
  rationales: SampleQuestion['rationales'];
  rightChoice: ChoiceId;
  language: Language;
}

/** Choice by choice: why it is right, or which slip leads there. */
export function WhyEach({ rationales, rightChoice, language }: Props) {
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

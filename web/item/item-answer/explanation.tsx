import type { Solution } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemText } from '../item-text/item-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import classes from './explanation.module.css';

interface Props {
  solution: Solution;
  /** The student's answer. If it is wrong, the explanation also says why it was tempting. */
  answer?: string | null;
  language: Language;
}

/** Explains the right answer, entirely in the chosen language, which may differ from the page's. */
export function Explanation(props: Props) {
  return (
    <div>
      {/* Its messages in that language may have to load first. */}
      <Suspense fallback={<LoadingState lines={3} />}>
        <InLanguage {...props} />
      </Suspense>
    </div>
  );
}

function InLanguage({ solution, answer, language }: Props) {
  const { t } = useTranslation('item/item-answer', { lng: language });
  if (solution.kind === 'entered') {
    const [key, ...others] = solution.keys;
    const otherKeys = others.length > 0 && t('explanation.also', { keys: others.join(', ') });
    return (
      <Passage
        head={[t('explanation.answer', { key }), otherKeys].filter(Boolean).join(' ')}
        text={solution.rationale[language]}
        language={language}
      />
    );
  }
  const { key, choices } = solution;
  const rationaleOf = (id: string): string | undefined =>
    choices.find((choice) => choice.id === id)?.rationale[language];
  const temptingRationale = answer && answer !== key ? rationaleOf(answer) : undefined;
  return (
    <>
      <Passage
        head={t('explanation.right', { choice: key })}
        text={rationaleOf(key) ?? ''}
        language={language}
      />
      {temptingRationale && (
        <Passage
          head={t('explanation.tempting', { choice: answer })}
          text={temptingRationale}
          language={language}
        />
      )}
    </>
  );
}

interface PassageProps {
  head: ReactNode;
  text: string;
  language: Language;
}

const Passage = ({ head, text, language }: PassageProps) => (
  <div className={classes.passage}>
    <p className={classes.head} lang={language}>
      {head}
    </p>
    <ItemText text={text} figures={[]} blockPrefix="explanation" language={language} />
  </div>
);

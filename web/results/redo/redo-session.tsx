import type { MissedQuestion, RedoResult } from '@bac/contract/results/mistakes.ts';
import { sections } from '@bac/exam/item/section.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { call } from '../../api/client.ts';
import { invalidate } from '../../api/query-cache.ts';
import { MathTools } from '../../attempts/math-tools/math-tools.tsx';
import { PrerenderedFormulas, type Formulas } from '../../item/item-text/prerendered-formulas.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { optionalOneOf } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StepButtons } from '../steps/step-buttons.tsx';
import { useArrowSteps } from '../steps/use-arrow-steps.ts';
import { RedoQuestion } from './question/redo-question.tsx';
import { TryResult } from './question/try-result.tsx';
import { useTries } from './question/use-tries.ts';
import { RedoFilters } from './redo-filters.tsx';
import { RedoSummary } from './redo-summary.tsx';

const settings = addressSettings({
  section: optionalOneOf(sections),
  skill: optionalOneOf(skills),
});

/** Names the question in the hash of the address, as on the result page. */
const keyOf = ({ module, question }: Pick<MissedQuestion, 'module' | 'question'>): string =>
  `q-${module}-${question}`;

const noFilters = { section: undefined, skill: undefined };

const matches = (
  { item, skill }: MissedQuestion,
  filters: ReturnType<typeof settings.read>,
): boolean =>
  (filters.section === undefined || item.section === filters.section) &&
  (filters.skill === undefined || skill === filters.skill);

/** The hash after the last question. */
const end = 'end';

interface Props {
  attempt: string;
  questions: MissedQuestion[];
  formulas: Formulas;
}

/** One question at a time, in any order. Answers stay while the student moves between questions. */
export function RedoSession({ attempt, questions, formulas }: Props) {
  const { t } = useTranslation('results/redo');
  const { hash } = useLocation();
  const [chosen, change] = useAddressSettings(settings);
  const [hasMoved, setMoved] = useState(false);
  // The questions of another round; undefined in the first one.
  const [round, setRound] = useState<readonly string[]>();
  const tries = useTries<RedoResult>(
    (key, body) => {
      const { module, question } = questions.find((each) => keyOf(each) === key)!;
      return call('POST /results/:attempt/tries', {
        params: { attempt },
        body: { ...body, module, question },
        quiet: true,
      });
    },
    () => invalidate('GET /mistakes', 'GET /mistakes/due'),
  );
  const hasMatches = questions.some((each) => matches(each, chosen));
  const filters = hasMatches ? chosen : noFilters;
  const listed = questions.filter(
    (each) => matches(each, filters) && (round === undefined || round.includes(keyOf(each))),
  );
  const isDone = hash === `#${end}`;
  const index = Math.max(
    0,
    listed.findIndex((each) => `#${keyOf(each)}` === hash),
  );
  const graded = listed.map((each) => {
    const current = tries.tryOf(keyOf(each));
    return current.state === 'checked' ? current.graded : undefined;
  });
  const verdicts = graded.map((result) => result?.isRight);

  const show = (target: number): void => {
    setMoved(true);
    const next = listed[target];
    change({}, `#${next ? keyOf(next) : end}`);
  };
  const move = (step: -1 | 1): void => {
    const target = isDone ? (step < 0 ? listed.length - 1 : undefined) : index + step;
    if (target !== undefined && target >= 0) show(target);
  };
  useArrowSteps(move);

  if (questions.length === 0) {
    const back = <LinkButton to={`/test-results/${attempt}`}>{t('toResult')}</LinkButton>;
    return (
      <Card>
        <EmptyState title={t('none')} text={t('noneText')} action={back} />
      </Card>
    );
  }
  const filterRow = (
    <RedoFilters
      questions={questions}
      filters={filters}
      onChange={(changed) => {
        setRound(undefined);
        change(changed);
      }}
    />
  );
  const question = listed[index];
  if (isDone || !question) {
    const missedAgain = listed.filter((_, position) => verdicts[position] !== true).map(keyOf);
    return (
      <Stack gap={20}>
        {filterRow}
        <RedoSummary
          attempt={attempt}
          verdicts={verdicts}
          comesBack={graded.some((result) => result?.isRight === false && result.mistake)}
          onAgain={() => {
            tries.reset(missedAgain);
            setRound(missedAgain);
            change({}, `#${missedAgain[0]}`);
          }}
        />
      </Stack>
    );
  }
  const key = keyOf(question);
  const current = tries.tryOf(key);
  const isLast = index === listed.length - 1;
  return (
    <Stack gap={20}>
      {filterRow}
      <PrerenderedFormulas value={formulas}>
        <MathTools
          section={question.item.section}
          actions={
            <StepButtons
              hasPrevious={index > 0}
              hasNext
              nextLabel={isLast ? t('finish') : undefined}
              onMove={move}
            />
          }
        >
          <RedoQuestion
            key={key}
            item={question.item}
            number={index + 1}
            total={listed.length}
            current={current}
            takesFocus={hasMoved}
            onAnswer={(answer) => tries.answer(key, answer)}
            onSend={(answer) => void tries.send(key, answer)}
            onSkip={() => show(index + 1)}
          >
            {current.state === 'checked' && (
              <TryResult
                graded={current.graded}
                answer={current.answer}
                mistake={current.graded.mistake}
                actions={
                  <Button onClick={() => show(index + 1)}>
                    {isLast ? t('finish') : t('next')}
                  </Button>
                }
              />
            )}
          </RedoQuestion>
        </MathTools>
      </PrerenderedFormulas>
      <Muted aria-live="polite">
        {t('progress', {
          right: verdicts.filter((verdict) => verdict === true).length,
          wrong: verdicts.filter((verdict) => verdict === false).length,
          left: verdicts.filter((verdict) => verdict === undefined).length,
        })}
      </Muted>
    </Stack>
  );
}

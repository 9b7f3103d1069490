import { steps } from '@bac/exam/orientation/statements.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import page from '../../ui/layout/page.module.css';
import { CheckStep } from './check/check-step.tsx';
import { Intro } from './intro.tsx';
import { answer, begin, finish, readAgain } from './kept-checks.ts';
import { firstOpenStep } from './open-steps.ts';
import { ResultView } from './result/result-view.tsx';
import { useChecks } from './use-checks.ts';

const path = '/huong-nghiep';
const stepPath = (step: number): string => `${path}?step=${step}`;

/** Asks, when the address names a step; otherwise shows the latest result, or what the check is about. */
export function OrientationScreen() {
  const { t } = useTranslation('site/orientation');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { owner, isSignedIn, draft, done, checks, reply, remove } = useChecks();
  const step = Number(search.get('step'));
  const answers = draft?.answers ?? {};
  useDocumentTitle(`${t('title')} · Bậc`);
  useEffect(readAgain, []);

  function go(to: string): void {
    void navigate(to);
    // The same page with other words: whoever listens, starts again at its top.
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  function start(): void {
    begin(owner);
    go(stepPath(1));
  }
  const resume = (): void => go(stepPath(firstOpenStep(answers)));

  if (Number.isInteger(step) && step >= 1 && step <= steps.length) {
    return (
      <CheckStep
        key={step}
        step={step}
        answers={answers}
        stepPath={stepPath}
        leavePath={path}
        onAnswer={(statement, degree) => answer(owner, statement, degree)}
        onGo={(next) => go(stepPath(next))}
        onFinish={() => {
          finish(owner, new Date());
          go(path);
        }}
      />
    );
  }
  const [latest, ...earlier] = checks;
  if (latest) {
    const place = latest !== done ? 'account' : isSignedIn ? 'unsent' : 'browser';
    return (
      <ResultView
        check={latest}
        earlier={earlier}
        place={place}
        answered={draft && Object.keys(answers).length}
        onAgain={start}
        onResume={resume}
        onRemove={remove}
      />
    );
  }
  const intro = <Intro answered={Object.keys(answers).length} onStart={start} onResume={resume} />;
  if (!isSignedIn) return intro;
  if (reply.data) return intro;
  return (
    <div className={page.page}>
      <h1>{t('title')}</h1>
      <Loaded reply={reply}>{() => null}</Loaded>
    </div>
  );
}

import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { steps } from '@bac/exam/orientation/statements.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsSignedIn, useUser } from '../../api/auth-state.ts';
import { call } from '../../api/client.ts';
import { useQuery } from '../../api/use-query.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import page from '../../ui/layout/page.module.css';
import { CheckStep } from './check/check-step.tsx';
import { Intro } from './intro.tsx';
import { answer, begin, finish, forget, keptFor, readAgain, useKeptState } from './kept-checks.ts';
import { firstOpenStep } from './open-steps.ts';
import { ResultView } from './result/result-view.tsx';
import { sendKept } from './send-kept.ts';

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

/** All checks of this person, wherever they are kept, latest first, and the one under way. */
function useChecks() {
  const isSignedIn = useIsSignedIn();
  const owner = useUser()?.email ?? null;
  const state = useKeptState();
  const { draft, done } = keptFor(owner, state);
  const reply = useQuery('GET /interest-checks', { isOff: !isSignedIn });
  const [gone, setGone] = useState<string[]>([]);

  useEffect(() => {
    if (isSignedIn && done) void sendKept();
  }, [isSignedIn, done]);

  const account = isSignedIn ? [...state.sent, ...(reply.data ?? [])] : [];
  const checks = latestFirst([...(done ? [done] : []), ...account]).filter(
    ({ id }) => !gone.includes(id),
  );

  async function remove(id: string): Promise<void> {
    if (account.some((check) => check.id === id)) {
      await call('DELETE /interest-checks/:id', { params: { id } });
    }
    forget(id);
    setGone((before) => [...before, id]);
  }

  return { owner, isSignedIn, draft, done, checks, reply, remove };
}

function latestFirst(checks: InterestCheck[]): InterestCheck[] {
  const once = [...new Map(checks.map((check) => [check.id, check])).values()];
  return once.toSorted((one, other) => other.takenAt.localeCompare(one.takenAt));
}

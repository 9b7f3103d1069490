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
import {
  answerStatement,
  startCheck,
  finishCheck,
  removeStoredCheck,
  checksVisibleTo,
  reloadStoredChecks,
  useStoredChecks,
} from './stored-checks.ts';
import { firstOpenStep } from './open-steps.ts';
import { ResultView } from './result/result-view.tsx';
import { sendStoredCheck } from './send-stored-check.ts';

const path = '/huong-nghiep';
const stepPath = (step: number): string => `${path}?step=${step}`;

/** Shows the step of the check that the address names; otherwise the latest result or the introduction. */
export function OrientationScreen() {
  const { t } = useTranslation('site/orientation');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { owner, isSignedIn, draft, done, checks, reply, remove } = useChecks();
  const step = Number(search.get('step'));
  const answers = draft?.answers ?? {};
  useDocumentTitle(`${t('title')} · Bậc`);
  useEffect(reloadStoredChecks, []);

  function go(to: string): void {
    void navigate(to);
    // The route stays the same, so the focus is moved here: a screen reader starts again at the top.
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  function start(): void {
    startCheck(owner);
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
        onAnswer={(statement, degree) => answerStatement(owner, statement, degree)}
        onGo={(next) => go(stepPath(next))}
        onFinish={() => {
          finishCheck(owner, new Date());
          go(path);
        }}
      />
    );
  }
  const [latest, ...earlier] = checks;
  if (latest) {
    const storage = latest !== done ? 'account' : isSignedIn ? 'unsent' : 'browser';
    return (
      <ResultView
        check={latest}
        earlier={earlier}
        storage={storage}
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

/** All checks of this person, from the account and this browser, latest first, and the one in progress. */
function useChecks() {
  const isSignedIn = useIsSignedIn();
  const owner = useUser()?.email ?? null;
  const state = useStoredChecks();
  const { draft, done } = checksVisibleTo(owner, state);
  const reply = useQuery('GET /interest-checks', { isOff: !isSignedIn });
  const [removedIds, setRemovedIds] = useState<string[]>([]);

  useEffect(() => {
    if (isSignedIn && done) void sendStoredCheck();
  }, [isSignedIn, done]);

  const account = isSignedIn ? [...state.sent, ...(reply.data ?? [])] : [];
  const checks = sortLatestFirst([...(done ? [done] : []), ...account]).filter(
    ({ id }) => !removedIds.includes(id),
  );

  async function remove(id: string): Promise<void> {
    if (account.some((check) => check.id === id)) {
      await call('DELETE /interest-checks/:id', { params: { id } });
    }
    removeStoredCheck(id);
    setRemovedIds((before) => [...before, id]);
  }

  return { owner, isSignedIn, draft, done, checks, reply, remove };
}

function sortLatestFirst(checks: InterestCheck[]): InterestCheck[] {
  const unique = [...new Map(checks.map((check) => [check.id, check])).values()];
  return unique.toSorted((one, other) => other.takenAt.localeCompare(one.takenAt));
}

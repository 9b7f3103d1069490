import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { useReply } from '../../../api/use-reply.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { BeginCall } from './begin-call.tsx';
import { nextCall, type Call } from './next-call.ts';
import { ParentCall } from './parent-call.tsx';
import { ResultCall } from './result-call.tsx';
import { ResumeCall } from './resume-call.tsx';

/** What to do next, for somebody who is signed in. */
export function MyCall() {
  const isParent = useUser()?.accountRole === 'parent';
  return isParent ? <ParentCall /> : <StudentCall />;
}

/** Go on with a test, go on from a result, or begin. */
function StudentCall() {
  const tests = useReply('GET /tests');
  const history = useReply('GET /results');
  const call =
    tests.data && history.data
      ? nextCall(
          tests.data,
          history.data.attempts.filter(({ invalidReason }) => invalidReason === null),
        )
      : // Without an answer there is still a way on.
        (tests.error ?? history.error) && ({ kind: 'choose' } as const);
  return call && <Fitting call={call} />;
}

function Fitting({ call }: { call: Call }) {
  switch (call.kind) {
    case 'resume':
      return <ResumeCall test={call.test} running={call.running} />;
    case 'result':
      return <ResultCall latest={call.latest} full={call.full} />;
    case 'begin':
      return <BeginCall diagnostic={call.diagnostic} />;
    case 'choose':
      return <ChooseCall />;
  }
}

function ChooseCall() {
  const { t } = useTranslation('site/home/my-call');
  return (
    <LinkButton to="/tests" size="md">
      {t('tests')}
    </LinkButton>
  );
}

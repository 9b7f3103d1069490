import type { Shortage } from '@bac/contract/attempts/whole-test.ts';
import { useLocation, useParams } from 'react-router';
import { useQuery } from '../../../../api/use-query.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { Editor } from './editor.tsx';

/** One test, as a draft or as it was published. */
export function TestScreen() {
  const { test = '' } = useParams();
  const { state } = useLocation() as { state: { shortages?: Shortage[] } | null };
  const reply = useQuery('GET /admin/tests/:test', { params: { test } });
  return (
    <Loaded reply={reply} lines={14}>
      {(found) => <Editor key={found.id} initialTest={found} shortages={state?.shortages ?? []} />}
    </Loaded>
  );
}

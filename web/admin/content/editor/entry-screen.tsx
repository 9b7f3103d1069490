import { useParams } from 'react-router';
import { useReply } from '../../../api/use-reply.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { EntryEditor } from './entry-editor.tsx';

/** One entry, open for editing. */
export function EntryScreen() {
  const { entry = '' } = useParams();
  const reply = useReply('GET /admin/content/:entry', { params: { entry } });
  return (
    <Loaded reply={reply} lines={14}>
      {(found) => <EntryEditor key={found.id} first={found} />}
    </Loaded>
  );
}

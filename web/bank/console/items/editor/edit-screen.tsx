import { useParams } from 'react-router';
import { useQuery } from '../../../../api/use-query.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import type { StudentPane } from '../preview/student-pane.ts';
import { ItemEditor } from './item-editor.tsx';

/** One item, open for editing. */
export function EditQuestionScreen({ StudentPane }: { StudentPane: StudentPane }) {
  const { item = '' } = useParams();
  const reply = useQuery('GET /admin/questions/:item', { params: { item } });
  return (
    <Loaded reply={reply} lines={14}>
      {(found) => (
        <ItemEditor
          key={found.id}
          initialItem={found}
          skill="words-in-context"
          StudentPane={StudentPane}
        />
      )}
    </Loaded>
  );
}

import { useParams } from 'react-router';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { usePageName } from '../../../../ui/layout/page-name.ts';
import { EntryEditor } from './entry-editor.tsx';

/** The page that edits one entry. */
export function EntryScreen() {
  const { entry = '' } = useParams();
  const reply = useQuery('GET /admin/content/:entry', { params: { entry } });
  const [language] = useLanguage();
  const title = reply.data?.title;
  usePageName(title && (title[language] || title.en || title.vi));
  return (
    <Loaded reply={reply} lines={14}>
      {(found) => <EntryEditor key={found.id} initial={found} />}
    </Loaded>
  );
}

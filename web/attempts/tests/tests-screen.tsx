import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { TestShelf } from './test-shelf.tsx';
import classes from './tests.module.css';

/** All published tests. Anyone may see them, but only a signed-in person can start one. */
export function TestsScreen() {
  const { t } = useTranslation('attempts/tests');
  const tests = useQuery('GET /tests', { isKept: true });
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Loaded reply={tests} lines={10}>
        {(data) => <TestShelf tests={data} />}
      </Loaded>
    </div>
  );
}

import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { TestShelf } from './test-shelf.tsx';
import classes from './tests.module.css';

/** Every test on offer. Anyone may look; to start one, a visitor is asked to sign in. */
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

import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { RightsEditor } from './rights-editor.tsx';
import screen from '../../../ui/layout/screen.module.css';
import classes from './roles.module.css';

/** What each role may do. A saved change takes effect with the next request of everybody affected. */
export function RolesScreen() {
  const { t } = useTranslation('accounts/console/roles');
  const roles = useQuery('GET /admin/roles');
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${screen.screen} ${classes.screen}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Loaded reply={roles} lines={10}>
        {(data) => <RightsEditor savedRoles={data} />}
      </Loaded>
    </div>
  );
}

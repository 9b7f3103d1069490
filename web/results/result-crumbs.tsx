import { useTranslation } from 'react-i18next';
import { useUser } from '../api/auth-state.ts';
import { Crumbs } from '../ui/layout/crumbs.tsx';

/** Leads a parent back to the family page, and everybody else to the tests. */
export function ResultCrumbs() {
  const { t } = useTranslation('results');
  const isParent = useUser()?.accountRole === 'parent';
  const above = isParent
    ? { to: '/family', name: t('crumbs.family') }
    : { to: '/tests', name: t('crumbs.tests') };
  return <Crumbs label={t('crumbs.label')} parents={[above]} currentName={t('crumbs.results')} />;
}

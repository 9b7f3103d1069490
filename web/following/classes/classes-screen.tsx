import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/auth-state.ts';
import { OwnClasses } from './own/own-classes.tsx';
import { TaughtClasses } from './teaching/taught-classes.tsx';

const teaching = ['tutor', 'teacher', 'admin'];

/** Decides only what the screen offers; the server checks every call. */
const useTeaches = (): boolean => teaching.includes(useUser()?.accountRole ?? '');

/** The classes somebody teaches; for everybody else those they are in. */
export function ClassesScreen() {
  const { t } = useTranslation('following/classes');
  const teaches = useTeaches();
  useDocumentTitle(t('documentTitle'));
  return teaches ? <TaughtClasses /> : <OwnClasses />;
}

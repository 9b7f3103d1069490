import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { OwnClasses } from './own/own-classes.tsx';
import { TaughtClasses } from './teaching/taught-classes.tsx';
import { useTeaches } from './use-teaches.ts';

/** The classes somebody teaches; for everybody else those they are in. */
export function ClassesScreen() {
  const { t } = useTranslation('following/classes');
  const teaches = useTeaches();
  useDocumentTitle(t('documentTitle'));
  return teaches ? <TaughtClasses /> : <OwnClasses />;
}

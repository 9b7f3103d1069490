import { useTranslation } from 'react-i18next';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

interface Props {
  /** From the top down, without the list of classes and without this page. */
  above?: { to: string; name: string }[];
  here: string;
}

export function ClassCrumbs({ above = [], here }: Props) {
  const { t } = useTranslation('following/classes');
  return (
    <Crumbs
      label={t('crumbs.label')}
      parents={[{ to: '/classes', name: t('title') }, ...above]}
      currentName={here}
    />
  );
}

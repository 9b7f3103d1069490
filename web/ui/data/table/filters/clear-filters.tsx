import { useTranslation } from 'react-i18next';
import classes from './filter-menu.module.css';

/** The button after the filters, for when at least one is set. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('ui/data/table');
  return (
    <button type="button" className={classes.clear} onClick={onClear}>
      {t('clearFilters')}
    </button>
  );
}

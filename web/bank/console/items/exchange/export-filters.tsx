import { itemStates } from '@bac/contract/bank/item-states.ts';
import { useTranslation } from 'react-i18next';
import controls from '../../../../ui/theme/controls.module.css';
import { FilterMenu } from '../../../../ui/data/table/filter-menu.tsx';
import { QuestionFilters } from '../list/question-filters.tsx';
import { useTaxonomyWords } from '../use-taxonomy-words.ts';
import classes from './exchange.module.css';
import type { ExportView } from './use-export-view.ts';

/** The filters of the list; what else its address brought along is said in words. */
export function ExportFilters({ view }: { view: ExportView }) {
  const { t } = useTranslation('bank/console/items/exchange');
  const names = useTaxonomyWords();
  const { status, flagged, gaps, reported } = view.filters;
  const others = [
    view.search !== '' && t('filter.search', { words: view.search }),
    flagged && t('filter.flagged'),
    gaps && t('filter.gaps'),
    reported && t('filter.reported'),
  ].filter((words) => words !== false);
  return (
    <div className={classes.stack}>
      <fieldset className={classes.filters}>
        <legend className={controls.label}>{t('export.which')}</legend>
        <FilterMenu
          label={t('filter.status')}
          options={itemStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          chosen={status}
          onChange={(chosen) => view.set({ status: chosen })}
        />
        <QuestionFilters
          view={view}
          names={names}
          isMoreSet={status.length > 0 || view.ids.length > 0}
          onClear={view.clear}
        />
      </fieldset>
      {view.ids.length > 0 && (
        <p className={classes.note}>{t('export.chosen', { count: view.ids.length })}</p>
      )}
      {others.length > 0 && <p className={classes.note}>{others.join(' · ')}</p>}
    </div>
  );
}

import type { AdminSkill } from '@bac/contract/bank/structure.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './parts.module.css';

export const itemStates = ['published', 'review', 'draft', 'archived'] as const;

/** The number of questions of a part in each state, each linked to its list, and of tests that use one. */
export function useCells() {
  const { t } = useTranslation('bank/console/structure');
  const { number } = useFormat();
  return ({ items, forms }: Pick<AdminSkill, 'items' | 'forms'>, filter: string) => (
    <>
      {itemStates.map((state) => (
        <td
          key={state}
          data-number
          data-label={t(`state.${state}`)}
          data-none={!items[state] || undefined}
        >
          {items[state] > 0 ? (
            <Link
              className={classes.number ?? ''}
              to={`/admin/questions?${filter}&status=${state}`}
            >
              {number(items[state])}
            </Link>
          ) : (
            number(0)
          )}
        </td>
      ))}
      <td data-number data-label={t('parts.forms')} data-none={!forms || undefined}>
        {number(forms)}
      </td>
    </>
  );
}

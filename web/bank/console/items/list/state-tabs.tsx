import type { ItemState } from '@bac/contract/bank/item-states.ts';
import { IconFlag, IconLanguageOff, IconMessageReport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../../api/client.ts';
import tabStyles from '../../../../ui/data/table/view-tabs.module.css';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './list.module.css';
import type { QuestionsView } from './use-questions-list.ts';

/** Items in use first, then those on their way there. */
const tabs = ['published', 'review', 'draft', 'archived'] as const satisfies readonly ItemState[];

const tab = `${tabStyles.tab} ${classes.tab}`;

interface Props {
  view: QuestionsView;
  reply: Reply<'GET /admin/questions'> | undefined;
}

/** One tab per state, with the number of items the other filters leave; at the right, items that need attention. */
export function StateTabs({ view, reply }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const { status, flagged, gaps, reported } = view.filters;
  const counts = reply?.byState;
  return (
    <fieldset className={`${tabStyles.tabs} ${classes.states}`} aria-label={t('column.state')}>
      <button
        type="button"
        className={tab}
        aria-pressed={status.length === 0}
        onClick={() => view.set({ status: [] })}
      >
        {t('list.all')}
      </button>
      {tabs.map((state) => (
        <button
          key={state}
          type="button"
          className={tab}
          aria-pressed={status.includes(state)}
          onClick={() => view.set({ status: [state] })}
        >
          {t(`state.${state}`)}
          <span className={tabStyles.count}>{counts && number(counts[state] ?? 0)}</span>
        </button>
      ))}
      <span className={classes.apart} />
      <button
        type="button"
        className={tab}
        aria-pressed={flagged}
        onClick={() => view.set({ flagged: !flagged })}
      >
        <IconFlag size={16} aria-hidden />
        {t('list.flagged')}
      </button>
      <button
        type="button"
        className={tab}
        aria-pressed={gaps}
        onClick={() => view.set({ gaps: !gaps })}
      >
        <IconLanguageOff size={16} aria-hidden />
        {t('list.gaps')}
      </button>
      <button
        type="button"
        className={tab}
        aria-pressed={reported}
        onClick={() => view.set({ reported: !reported })}
      >
        <IconMessageReport size={16} aria-hidden />
        {t('list.reported')}
      </button>
    </fieldset>
  );
}

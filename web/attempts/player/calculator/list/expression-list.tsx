import type { Dispatch, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../engine/outcome.ts';
import type { Interest } from '../engine/curves/points-of-interest.ts';
import type { CalculatorState } from '../state/calculator-state.ts';
import type { HistoryAction } from '../state/history.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './expression-list.module.css';

interface Props {
  state: CalculatorState;
  outcomes: Outcome[];
  interests: Interest[];
  fields: RefObject<Map<string, HTMLInputElement>>;
  dispatch: Dispatch<HistoryAction>;
  /** Dispatches an action that changes the active row, and moves the focus there. */
  onGo: (action: HistoryAction) => void;
}

export function ExpressionList({ state, outcomes, interests, fields, dispatch, onGo }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  return (
    <ol className={classes.list} aria-label={t('list.label')}>
      {state.rows.map((row, index) => (
        <EntryRow
          key={row.id}
          row={row}
          index={index}
          state={state}
          outcome={outcomes[index] ?? {}}
          outcomes={outcomes}
          interests={row.id === state.activeId ? interests : []}
          dispatch={dispatch}
          onGo={onGo}
          fieldRef={(field) => {
            if (field) fields.current.set(row.id, field);
            else fields.current.delete(row.id);
          }}
        />
      ))}
    </ol>
  );
}

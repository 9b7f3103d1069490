import { IconX } from '@tabler/icons-react';
import { useId, useState, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../engine/format-number.ts';
import type { Outcome } from '../engine/outcome.ts';
import type { Interest } from '../engine/curves/points-of-interest.ts';
import type { CalculatorState, Row } from '../state/calculator-state.ts';
import type { HistoryAction } from '../state/history.ts';
import { ExpressionField } from './expression-field.tsx';
import { fitText } from './fit-text.ts';
import classes from './entry-row.module.css';
import { PointsInWords } from './points-in-words.tsx';
import { RowDot, RowLook } from './row-look.tsx';
import { RowResult } from './row-result.tsx';
import { Slider } from './slider.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { TableEditor } from './table-editor.tsx';

interface Props {
  row: Row;
  index: number;
  state: CalculatorState;
  outcome: Outcome;
  outcomes: Outcome[];
  interests: Interest[];
  dispatch: Dispatch<HistoryAction>;
  onGo: (action: HistoryAction) => void;
  fieldRef: (field: HTMLInputElement | null) => void;
}

export function EntryRow(props: Props) {
  const { row, index, state, outcome, outcomes, interests, dispatch, onGo, fieldRef } = props;
  const { t } = useTranslation('attempts/player/calculator');
  const [isLookOpen, setLookOpen] = useState(false);
  const resultId = useId();
  const { id } = row;
  const isActive = id === state.activeId;
  const isEmpty = row.kind === 'expression' && row.text === '';
  const kind = isEmpty ? 'empty' : outcome.plot ? 'plot' : 'value';
  const select = (): void => {
    if (!isActive) dispatch({ type: 'select', id });
  };

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const neighbors = { ArrowUp: state.rows[index - 1], ArrowDown: state.rows[index + 1] };
    const target = neighbors[event.key as keyof typeof neighbors];
    if (event.key === 'Enter') onGo({ type: 'addAfter', id });
    else if (target) onGo({ type: 'select', id: target.id });
    else if (event.key === 'Backspace' && isEmpty && index > 0) {
      onGo({ type: 'select', id: state.rows[index - 1]!.id });
      dispatch({ type: 'remove', id });
    } else return;
    event.preventDefault();
  }

  return (
    <li className={classes.row} data-active={isActive || undefined} data-kind={row.kind}>
      <div className={classes.margin}>
        <RowDot
          number={index + 1}
          kind={kind}
          colour={row.colour}
          isShown={row.isShown}
          isOpen={isLookOpen}
          onToggle={() => setLookOpen(!isLookOpen)}
        />
      </div>
      <div className={classes.body}>
        {row.kind === 'table' ? (
          <TableEditor
            table={row}
            badCells={outcome.badCells ?? []}
            hasKeypad={state.isKeypadShown}
            fieldRef={fieldRef}
            onFocus={select}
            onCell={(cell, column, text) =>
              dispatch({ type: 'setCell', id, row: cell, column, text })
            }
            onFit={(fitKind) =>
              onGo({ type: 'addAfter', id, text: fitText(fitKind, row.number, outcomes) })
            }
          />
        ) : (
          <ExpressionField
            number={index + 1}
            text={row.text}
            isWrong={outcome.problem !== undefined && outcome.problem.code !== 'unfinished'}
            hasKeypad={state.isKeypadShown}
            describedBy={resultId}
            hasPlaceholder={index === state.rows.length - 1}
            fieldRef={fieldRef}
            onText={(text) => dispatch({ type: 'write', id, text })}
            onLines={(lines) => {
              for (const line of lines.toReversed()) dispatch({ type: 'addAfter', id, text: line });
            }}
            onFocus={select}
            onKeyDown={press}
          />
        )}
        {outcome.sliderName !== undefined &&
          outcome.value !== undefined &&
          row.kind === 'expression' && (
            <Slider
              name={outcome.sliderName}
              value={outcome.value}
              range={row.slider}
              onValue={(value) =>
                dispatch({
                  type: 'write',
                  id,
                  text: `${outcome.sliderName} = ${formatNumber(value).replace('-', '−')}`,
                })
              }
              onRange={(slider) => dispatch({ type: 'setSlider', id, slider })}
            />
          )}
        <div id={resultId}>
          <RowResult
            outcome={outcome}
            isEditing={isActive}
            onSliders={(names) => dispatch({ type: 'addSliders', names })}
          />
          {isActive && (
            <PointsInWords
              interests={interests}
              unitX={state.view.unitX}
              unitY={state.view.unitY}
            />
          )}
        </div>
        {isLookOpen && kind === 'plot' && (
          <RowLook
            number={index + 1}
            colour={row.colour}
            isShown={row.isShown}
            onColour={(colour) => dispatch({ type: 'setColour', id, colour })}
            onShown={(isShown) => dispatch({ type: 'setShown', id, isShown })}
          />
        )}
      </div>
      {!isEmpty && (
        <PlainButton
          className={classes.remove}
          aria-label={t('list.remove', { number: index + 1 })}
          onClick={() => onGo({ type: 'remove', id })}
        >
          <IconX size={18} aria-hidden />
        </PlainButton>
      )}
    </li>
  );
}

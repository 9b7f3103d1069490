import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import classes from './calculator.module.css';
import { evaluateRows } from './engine/evaluate-rows.ts';
import { formatCoordinate, formatNumber } from './engine/format-number.ts';
import type { Plot } from './engine/curves/plot.ts';
import { findInterests, type Interest } from './engine/curves/points-of-interest.ts';
import { Graph } from './graph/graph.tsx';
import { areaOf, type Size, type View } from './graph/view.ts';
import { eraseIn, moveCaret, writeInto } from './keypad/edit-field.ts';
import { Keypad } from './keypad/keypad.tsx';
import type { Key } from './keypad/keys.ts';
import { ExpressionList } from './list/expression-list.tsx';
import { ListTools } from './list/list-tools.tsx';
import { initialCalculatorState, type CalculatorState } from './state/calculator-state.ts';
import { historyReducer, startHistory, type HistoryAction } from './state/history.ts';

/** The milliseconds of searching before the search yields to the page. */
const sliceMs = 6;

/** Searches in time slices, so that the curve is drawn first while a slider moves or the student drags the graph. */
function usePointsOfInterest(
  plots: readonly (Plot | undefined)[],
  activeRow: number,
  view: View,
  size: Size,
): Interest[] {
  const [found, setFound] = useState<{ plots: unknown; row: number; interests: Interest[] }>();

  useEffect(() => {
    if (size.width === 0 || size.height === 0) return undefined;
    const search = findInterests(plots, activeRow, areaOf(view, size));
    const interests: Interest[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const runSlice = (): void => {
      const deadline = performance.now() + sliceMs;
      while (performance.now() < deadline) {
        const next = search.next();
        if (next.done) {
          setFound({ plots, row: activeRow, interests });
          return;
        }
        interests.push(...next.value);
      }
      timer = setTimeout(runSlice);
    };
    timer = setTimeout(runSlice);
    return () => clearTimeout(timer);
  }, [plots, activeRow, view, size]);

  // Points of a curve that has changed, or of another row, would not lie on the curve.
  return found?.plots === plots && found.row === activeRow ? found.interests : none;
}

const none: Interest[] = [];

interface Props {
  initialState?: CalculatorState | undefined;
  onStateChange?: ((state: CalculatorState) => void) | undefined;
}

/** The content of the window: entries, graph and keys. */
export function Calculator({ initialState = initialCalculatorState, onStateChange }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const [history, dispatch] = useReducer(historyReducer, initialState, startHistory);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const { state } = history;
  const { rows, angle, view, activeId } = state;
  const activeRow = rows.findIndex((row) => row.id === activeId);
  const keeper = useFocusKeeper(activeId);

  useEffect(() => onStateChange?.(state), [onStateChange, state]);

  const outcomes = useMemo(() => evaluateRows(rows, angle), [rows, angle]);
  const plots = useMemo(
    () => outcomes.map(({ plot }, i) => (rows[i]?.isShown ? plot : undefined)),
    [outcomes, rows],
  );
  const layers = useMemo(
    () => plots.flatMap((plot, row) => (plot ? [{ row, plot, colour: rows[row]!.colour }] : [])),
    [plots, rows],
  );
  const interests = usePointsOfInterest(plots, activeRow, view, size);
  const [spoken] = useDebouncedValue(outcomes[activeRow], 1_000);

  function go(action: HistoryAction): void {
    keeper.follow();
    dispatch(action);
  }

  function pressKey({ action, text }: Key): void {
    const field = keeper.current();
    if (action === 'enter') go({ type: 'addAfter', id: activeId });
    else if (!field) return;
    else if (action === 'backspace') eraseIn(field);
    else if (action === 'left') moveCaret(field, -1);
    else if (action === 'right') moveCaret(field, 1);
    else if (text !== undefined) writeInto(field, text);
  }

  function pressShortcut(event: KeyboardEvent): void {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand || !/^[zy]$/i.test(event.key)) return;
    event.preventDefault();
    const isRedo = event.key.toLowerCase() === 'y' || event.shiftKey;
    dispatch({ type: isRedo ? 'redo' : 'undo' });
  }

  const area = areaOf(view, size);
  const plottedTexts = rows.flatMap((row, i) =>
    plots[i] ? [row.kind === 'table' ? t('table.name', { number: row.number }) : row.text] : [],
  );
  const description = t(plottedTexts.length > 0 ? 'graph.description' : 'graph.descriptionEmpty', {
    entries: plottedTexts.join('; '),
    left: formatCoordinate(area.left),
    right: formatCoordinate(area.right),
    bottom: formatCoordinate(area.bottom),
    top: formatCoordinate(area.top),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the content
    <div className={classes.calculator} onFocus={keeper.onFocus} onKeyDown={pressShortcut}>
      <div className={classes.layout}>
        <div className={classes.side}>
          <ExpressionList
            state={state}
            outcomes={outcomes}
            interests={interests}
            fields={keeper.fields}
            dispatch={dispatch}
            onGo={go}
          />
          <ListTools
            state={state}
            canUndo={history.past.length > 0}
            canRedo={history.future.length > 0}
            dispatch={dispatch}
            onGo={go}
          />
        </div>
        <Graph
          layers={layers}
          interests={interests}
          activeRow={activeRow}
          description={description}
          view={view}
          onView={useCallback((next: View) => dispatch({ type: 'setView', view: next }), [])}
          onSize={setSize}
          onRow={(row) => dispatch({ type: 'select', id: rows[row]?.id ?? activeId })}
        />
        {state.isKeypadShown && <Keypad onKey={pressKey} />}
      </div>
      <VisuallyHidden component="output">
        {spoken?.value !== undefined && Number.isFinite(spoken.value)
          ? t('list.equals', { value: formatNumber(spoken.value) })
          : spoken?.problem && spoken.problem.code !== 'unfinished'
            ? t(`problem.${spoken.problem.code}`, { name: spoken.problem.name })
            : ''}
      </VisuallyHidden>
    </div>
  );
}

/** Remembers the field that was edited last, and moves the focus to the active row on request. */
function useFocusKeeper(activeId: string) {
  const fields = useRef(new Map<string, HTMLInputElement>());
  const last = useRef<HTMLInputElement>(null);
  // Opening the calculator focuses the first field.
  const isFocusRequested = useRef(true);

  useLayoutEffect(() => {
    if (!isFocusRequested.current) return;
    isFocusRequested.current = false;
    const field = fields.current.get(activeId);
    field?.focus();
    // Scrolls to the whole row, including its result.
    field?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });

  return {
    fields,
    follow: (): void => {
      isFocusRequested.current = true;
    },
    /** The field that the keypad writes into. */
    current: (): HTMLInputElement | undefined => {
      const { current } = last;
      return current?.isConnected ? current : fields.current.get(activeId);
    },
    onFocus: ({ target }: FocusEvent): void => {
      if (target instanceof HTMLInputElement && target.maxLength > 0) last.current = target;
    },
  };
}

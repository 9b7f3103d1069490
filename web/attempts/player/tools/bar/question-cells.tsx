import { IconBookmarkFilled } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './question-menu.module.css';

const steps: Record<string, (index: number, columns: number, count: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, columns) => index + columns,
  ArrowUp: (index, columns) => index - columns,
  Home: () => 0,
  End: (_index, _columns, count) => count - 1,
};

/** The index of the cell that a key leads to. The number of columns is measured. Undefined if there is no such cell. */
function cellToward(cells: HTMLElement[], index: number, key: string): number | undefined {
  const top = cells[0]?.getBoundingClientRect().top;
  const wrap = cells.findIndex((cell) => cell.getBoundingClientRect().top !== top);
  const columns = wrap < 0 ? cells.length : wrap;
  const next = steps[key]?.(index, columns, cells.length);
  return next === undefined || !cells[next] ? undefined : next;
}

export interface MenuQuestion {
  answer?: string | undefined;
  isMarked: boolean;
}

interface Props {
  questions: readonly MenuQuestion[];
  current: number;
  onGo: (question: number) => void;
}

/** The questions as a grid with one tab stop; arrow keys move within it. */
export function QuestionCells({ questions, current, onGo }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const [stop, setStop] = useState(current);

  const name = ({ answer, isMarked }: MenuQuestion, index: number): string =>
    [
      t('menu.cell', { number: index + 1 }),
      answer === undefined ? t('menu.unanswered') : t('menu.answered'),
      ...(isMarked ? [t('menu.marked')] : []),
    ].join(', ');

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>): void => {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const next = cellToward(cells, stop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    cells[next]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the buttons in it
    <ol className={classes.cells} onKeyDown={onKeyDown}>
      {questions.map((question, index) => (
        <li key={index}>
          <button
            type="button"
            className={classes.cell}
            aria-label={name(question, index)}
            aria-current={index === current ? 'step' : undefined}
            data-answered={question.answer !== undefined || undefined}
            data-autofocus={index === current || undefined}
            tabIndex={index === stop ? 0 : -1}
            onClick={() => onGo(index)}
          >
            {index + 1}
            {question.isMarked && (
              <IconBookmarkFilled size={16} className={classes.mark} aria-hidden />
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

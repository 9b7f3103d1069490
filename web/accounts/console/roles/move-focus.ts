import type { KeyboardEvent } from 'react';

const steps: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go from cell to cell, past what can't be pressed. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const cell = (event.target as Element).closest('td');
  const table = cell?.closest('table');
  if (!step || !cell || !table) return;
  event.preventDefault();
  const [across, down] = step;
  const rows = [...table.rows];
  let row = rows.indexOf(cell.parentElement as HTMLTableRowElement);
  let column = cell.cellIndex;
  for (;;) {
    row += down;
    column += across;
    const next = rows[row];
    if (!next || column < 0 || column > cell.parentElement!.childElementCount) return;
    const button = next.cells[column]?.querySelector('button');
    if (button) return button.focus();
  }
}

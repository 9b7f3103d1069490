/** An entry of the student: a line of mathematics, or a table with columns xN and yN. */
export type Entry =
  | { kind: 'expression'; id: string; text: string }
  | { kind: 'table'; id: string; number: number; cells: Cells[] };

export interface Cells {
  x: string;
  y: string;
}

export const columnNames = (number: number): { x: string; y: string } => ({
  x: `x${number}`,
  y: `y${number}`,
});

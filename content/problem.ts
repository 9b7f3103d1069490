/** A problem that an author must fix, and its location. */
export interface Problem {
  file: string;
  line: number;
  item?: string;
  rule: string;
  message: string;
}

export const describeProblem = ({ file, line, item, rule, message }: Problem): string =>
  `${file}:${line}${item === undefined ? '' : ` ${item}`} [${rule}] ${message}`;

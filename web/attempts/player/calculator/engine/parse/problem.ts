/** The reason why an entry cannot be evaluated. The messages are under `problem`. */
export type ProblemCode =
  | 'notUnderstood'
  | 'unfinished'
  | 'extraParenthesis'
  | 'decimalComma'
  | 'twoNumbers'
  | 'unknownName'
  | 'wrongCount'
  | 'circular'
  | 'tooLong'
  | 'tooComplex'
  | 'definedTwice'
  | 'reservedName'
  | 'dependsOnX'
  | 'needsRelation'
  | 'needsColumns'
  | 'tooFewPoints'
  | 'noFit'
  | 'columnAsNumber'
  | 'listAsNumber';

export interface Problem {
  code: ProblemCode;
  /** The text it is about: a name, or two adjacent numbers. */
  name?: string;
}

/** Thrown only inside the engine. `evaluateRows` turns it into the problem of the row. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, name?: string) {
    super(code);
    this.problem = name === undefined ? { code } : { code, name };
  }
}

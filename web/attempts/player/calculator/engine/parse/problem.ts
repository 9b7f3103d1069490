/** Why an entry cannot be worked out; the words for each stand in the messages under `problem`. */
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
  | 'columnAsNumber';

export interface Problem {
  code: ProblemCode;
  /** What it is about: a name, or two numbers side by side. */
  name?: string;
}

/** Thrown inside the engine only; `evaluateRows` turns it into the row's problem. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, name?: string) {
    super(code);
    this.problem = name === undefined ? { code } : { code, name };
  }
}

/** A key of the keypad. It inserts text or acts on the field. A `|` in the text marks the new caret position. */
export interface Key {
  /** The symbol on the key, which needs no translation. */
  face: string;
  /** The text it inserts. Absent for keys with an action. */
  text?: string;
  action?: 'backspace' | 'left' | 'right' | 'enter' | 'letters' | 'functions' | 'numbers';
  /** The name for screen readers, if the symbol does not read well. */
  name?: KeyName;
  look?: 'digit' | 'main';
}

export type KeyName =
  | 'square'
  | 'power'
  | 'root'
  | 'nthRoot'
  | 'cubeRoot'
  | 'absolute'
  | 'divide'
  | 'times'
  | 'minus'
  | 'pi'
  | 'factorial'
  | 'backspace'
  | 'left'
  | 'right'
  | 'enter'
  | 'letters'
  | 'functions'
  | 'numbers'
  | 'less'
  | 'greater'
  | 'lessOrEqual'
  | 'greaterOrEqual'
  | 'fit'
  | 'inverseSine'
  | 'inverseCosine'
  | 'inverseTangent'
  | 'logBase'
  | 'list'
  | 'condition'
  | 'sum';

const writes = (face: string, text = face, name?: KeyName): Key =>
  name ? { face, text, name } : { face, text };
const digit = (face: string): Key => ({ face, text: face, look: 'digit' });
const acts = (face: string, action: NonNullable<Key['action']>): Key => ({
  face,
  action,
  name: action,
});
const calls = (face: string, text = face, name?: KeyName): Key => writes(face, `${text}(|)`, name);

const enter: Key = { ...acts('↵', 'enter'), look: 'main' };

/** Four rows of ten. The last key spans two rows. */
export const mainKeys: Key[] = [
  [writes('x'), writes('y'), writes('a²', '^2', 'square'), writes('√', '√(|)', 'root')],
  [digit('7'), digit('8'), digit('9'), writes('÷', '/', 'divide'), writes('('), writes(')')],
  [writes('π', 'π', 'pi'), writes('<', '<', 'less'), writes('>', '>', 'greater')],
  [writes('|a|', 'abs(|)', 'absolute'), digit('4'), digit('5'), digit('6')],
  [writes('×', '·', 'times'), writes(','), writes('=')],
  [calls('sin'), calls('cos'), calls('tan'), calls('log'), digit('1'), digit('2'), digit('3')],
  [writes('−', '−', 'minus'), acts('⌫', 'backspace'), enter],
  [acts('f(x)', 'functions'), acts('abc', 'letters'), writes('aᵇ', '^', 'power'), writes('%')],
  [digit('0'), digit('.'), writes('+'), acts('←', 'left'), acts('→', 'right')],
].flat();

export const functionKeys: Key[] = [
  [writes('≤', '≤', 'lessOrEqual'), writes('≥', '≥', 'greaterOrEqual'), writes('~', '~', 'fit')],
  [writes('e'), writes('ans'), calls('ln'), writes('logₐ', 'log_|()', 'logBase')],
  [writes('∛', '∛(|)', 'cubeRoot'), writes('ⁿ√', 'root(|, )', 'nthRoot')],
  [acts('⌫', 'backspace'), calls('sin⁻¹', 'asin', 'inverseSine')],
  [calls('cos⁻¹', 'acos', 'inverseCosine'), calls('tan⁻¹', 'atan', 'inverseTangent')],
  [
    writes('[ ]', '[|]', 'list'),
    writes('{ }', '{|}', 'condition'),
    writes('∑', '∑(n=1, |, )', 'sum'),
  ],
  [writes('nCr', 'nCr(|, )'), writes('nPr', 'nPr(|, )')],
  [acts('←', 'left'), acts('→', 'right')],
  [calls('mean'), calls('median'), calls('stdev'), calls('total'), calls('min'), calls('max')],
  [writes('f(x)=', 'f(x)='), writes('n!', '!', 'factorial'), calls('round'), enter],
  [acts('123', 'numbers'), calls('gcd'), calls('lcm'), calls('floor'), calls('ceil')],
  [writes('mod', 'mod(|, )'), writes('x₁', 'x_1'), writes('y₁', 'y_1'), acts('abc', 'letters')],
].flat();

const letters = (row: string): Key[] => [...row].map((face) => writes(face));

export const letterKeys: Key[] = [
  letters('qwertyuiop'),
  letters('asdfghjkl'),
  [acts('⌫', 'backspace')],
  letters('zxcvbnm'),
  [acts('←', 'left'), acts('→', 'right'), enter],
  [acts('123', 'numbers'), acts('f(x)', 'functions'), writes('θ'), writes(':'), writes('(')],
  [writes(')'), writes('='), writes('+'), writes('−', '−', 'minus')],
].flat();

import { Fragment, type ReactNode } from 'react';
import { bare, type Expression } from '../engine/parse/expression.ts';
import type { Statement } from '../engine/parse/read-statement.ts';
import classes from './typeset.module.css';

const relationFaces: Record<string, string> = { '<=': '≤', '>=': '≥' };
const operatorFaces: Record<string, string> = { '-': '−', '*': '·' };

/** The parsed entry with superscripts and fractions. Hidden from screen readers, because the field has the text. */
export function Typeset({ statement }: { statement: Statement }) {
  return (
    <span className={classes.typeset} aria-hidden>
      {showStatement(statement)}
    </span>
  );
}

function showStatement(statement: Statement): ReactNode {
  switch (statement.kind) {
    case 'empty':
      return null;
    case 'definition':
      return (
        <>
          {name(statement.name)}(
          {separated(statement.parameters.map((parameter) => name(parameter)))}) ={' '}
          {show(statement.body)}
        </>
      );
    case 'points':
      return separated(
        statement.points.map(([x, y], i) => (
          // oxlint-disable-next-line react/no-array-index-key -- points have no other key
          <Fragment key={i}>
            ({show(x)}, {show(y)})
          </Fragment>
        )),
      );
    case 'relation':
      return statement.sides.map((side, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- sides have no other key
        <Fragment key={i}>
          {i > 0 && ` ${relationFaces[statement.relations[i - 1]!] ?? statement.relations[i - 1]} `}
          {show(side)}
        </Fragment>
      ));
  }
}

const separated = (parts: ReactNode[]): ReactNode =>
  parts.map((part, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other key
    <Fragment key={i}>
      {i > 0 && ', '}
      {part}
    </Fragment>
  ));

const greek: Record<string, string> = {
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  lambda: 'λ',
  mu: 'μ',
};

function name(text: string): ReactNode {
  const [, letters, digits] = /^(\D+)(\d*)$/.exec(text) ?? [];
  return (
    <>
      <i>{greek[letters!] ?? letters}</i>
      {digits && <sub>{digits}</sub>}
    </>
  );
}

function show(expression: Expression): ReactNode {
  switch (expression.kind) {
    case 'number':
      return expression.text;
    case 'name':
      return name(expression.name);
    case 'negate':
      return <>−{show(expression.operand)}</>;
    case 'factorial':
      return <>{show(expression.operand)}!</>;
    case 'group':
      return <>({show(expression.operand)})</>;
    case 'call':
      return call(expression.name, expression.inputs);
    case 'binary':
      return binary(expression);
  }
}

function binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): ReactNode {
  if (operator === '^') {
    return (
      <>
        {show(left)}
        <sup>{show(bare(right))}</sup>
      </>
    );
  }
  if (operator === '/') {
    return (
      <span className={classes.fraction}>
        <span>{show(bare(left))}</span>
        <span>{show(bare(right))}</span>
      </span>
    );
  }
  if (operator === '*' && canOmitSign(left, right)) {
    return (
      <>
        {show(left)}
        {show(right)}
      </>
    );
  }
  return (
    <>
      {show(left)} {operatorFaces[operator] ?? operator} {show(right)}
    </>
  );
}

/** Says whether a product needs no sign: 2x and 3(x + 1) need none, 2 · 3 does. */
function canOmitSign(left: Expression, right: Expression): boolean {
  const start = firstOf(right).kind;
  const end = left.kind === 'binary' && left.operator === '*' ? left.right : left;
  const isWord = end.kind === 'call' || start === 'call';
  return start !== 'number' && start !== 'negate' && !isWord && end.kind !== 'negate';
}

function firstOf(expression: Expression): Expression {
  if (expression.kind === 'binary') return firstOf(expression.left);
  return expression.kind === 'factorial' ? firstOf(expression.operand) : expression;
}

const faces: Record<string, string> = {
  asin: 'sin⁻¹',
  acos: 'cos⁻¹',
  atan: 'tan⁻¹',
  modulo: 'mod',
};

function call(functionName: string, inputs: Expression[]): ReactNode {
  const [first, second] = inputs;
  if (functionName === 'percent') return <>{show(first!)}%</>;
  if (functionName === 'abs') return <>|{show(first!)}|</>;
  if (functionName === 'sqrt' || functionName === 'cbrt' || (functionName === 'root' && second)) {
    const degree = functionName === 'cbrt' ? '3' : functionName === 'root' ? show(first!) : null;
    return (
      <>
        {degree && <sup className={classes.degree}>{degree}</sup>}√
        <span className={classes.radicand}>
          {show(bare(functionName === 'root' ? second! : first!))}
        </span>
      </>
    );
  }
  if (functionName === 'log' && second) {
    return (
      <>
        {functionName}
        <sub>{show(second)}</sub>({show(first!)})
      </>
    );
  }
  const face =
    functionName.length > 1 && !/\d/.test(functionName)
      ? (faces[functionName] ?? functionName)
      : name(functionName);
  return (
    <>
      {face}({separated(inputs.map(show))})
    </>
  );
}

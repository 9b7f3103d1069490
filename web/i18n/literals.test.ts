import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync, Visitor, type ESTree } from 'vite';

const textAttributes = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label']);

/** Ignores the brand, which is never translated, and entities such as `&nbsp;`. */
const isWord = (text: string): boolean => /\p{L}/u.test(text.replace(/Bậc|&\w+;/g, ''));

type Part = ESTree.Expression | ESTree.JSXExpression | ESTree.JSXAttributeValue | null;

/** The literal texts that a part of JSX would show, including those in conditions and templates. */
function textsOf(part: Part): string[] {
  switch (part?.type) {
    case 'Literal':
      return typeof part.value === 'string' ? [part.value] : [];
    case 'TemplateLiteral':
      return part.quasis.map((piece) => piece.value.raw);
    case 'ConditionalExpression':
      return [...textsOf(part.consequent), ...textsOf(part.alternate)];
    case 'LogicalExpression':
      return textsOf(part.right);
    case 'JSXExpressionContainer':
      return textsOf(part.expression);
    default:
      return [];
  }
}

function literalsIn(source: string): string[] {
  const found: string[] = [];
  const collect = (texts: string[]): void => void found.push(...texts.filter(isWord));
  const { program, errors } = parseSync('screen.tsx', source);
  expect(errors).toEqual([]);
  const visitor = new Visitor({
    JSXText: ({ value }) => collect([value]),
    JSXElement: ({ children }) => children.forEach((child) => collect(textsOfChild(child))),
    JSXFragment: ({ children }) => children.forEach((child) => collect(textsOfChild(child))),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && textAttributes.has(name.name)) collect(textsOf(value));
    },
  });
  visitor.visit(program);
  return found;
}

const textsOfChild = (child: ESTree.JSXChild): string[] =>
  child.type === 'JSXExpressionContainer' ? textsOf(child) : [];

test.each([
  ['<p>Xin chào</p>', 'Xin chào'],
  ['<p>{"Hello"}</p>', 'Hello'],
  ['<p>{done ? t("done") : "Wait"}</p>', 'Wait'],
  ['<>{problem && `Sorry, ${name}`}</>', 'Sorry, '],
  ['<img alt="A terrace" />', 'A terrace'],
  ['<Field label={"Email"} />', 'Email'],
])('the check catches the literal in %s', (source, caught) => {
  expect(literalsIn(source)).toEqual([caught]);
});

test.each(['<p>{t("hello")}</p>', '<b>Bậc</b>', '<p>1 · 2&nbsp;</p>', '<i className="note" />'])(
  'the check accepts %s',
  (source) => {
    expect(literalsIn(source)).toEqual([]);
  },
);

const web = join(import.meta.dirname, '..');
const screens = globSync('**/*.tsx', {
  cwd: web,
  exclude: (path) => /^(dist|node_modules)$/.test(path),
}).filter((path) => !path.endsWith('.test.tsx'));

test('no screen contains literal text', () => {
  const found = screens.flatMap((path) =>
    literalsIn(readFileSync(join(web, path), 'utf8')).map((text) => `${path}: ${text}`),
  );
  expect(screens.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

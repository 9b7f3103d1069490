import { fitsField, readEntry } from './entered-response.ts';
import { lintFigure } from '../figure/lint-figure.ts';
import { choiceIds } from './choice-ids.ts';
import type { ItemVersion } from './item.ts';
import { complain, type Complaint } from './lint-rules.ts';
import type { LocalText } from './local-text.ts';
import { sectionOf, skillFacts } from './taxonomy.ts';

/** Says what is wrong with `$…$`, if anything; the parser lives outside the domain. */
export type MathReader = (tex: string) => string | undefined;

const words = (text: string): string[] =>
  text
    .replace(/::figure\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const vietnameseLetters = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i;
const blank = '______';
const shortestRationale = 40;

const choiceTexts = (item: ItemVersion): string[] =>
  item.response.kind === 'choice'
    ? choiceIds.map((id) => (item.response.kind === 'choice' ? item.response.choices[id].text : ''))
    : [];

const rationales = ({ response }: ItemVersion): LocalText[] =>
  response.kind === 'entered'
    ? [response.rationale]
    : choiceIds.map((id) => response.choices[id].rationale);

function lintPassages(item: ItemVersion): Complaint[] {
  const count = item.passages.length;
  if (sectionOf(item.skill) === 'math') return count > 0 ? [complain('passage-in-math')] : [];
  const expected = item.skill === 'cross-text-connections' ? 2 : 1;
  if (count !== expected) return [complain('passage-count', { expected, count })];
  const length = item.passages.reduce((sum, passage) => sum + words(passage).length, 0);
  return length < 25 || length > 150 ? [complain('passage-length', { length })] : [];
}

function lintKind(item: ItemVersion): Complaint[] {
  const isMath = sectionOf(item.skill) === 'math';
  const needsRule = skillFacts[item.skill].domain === 'standard-english-conventions';
  return [
    !isMath && item.response.kind === 'entered' && complain('entered-outside-math'),
    !isMath && item.subject === undefined && complain('subject-missing'),
    isMath && item.inContext === undefined && complain('context-unsaid'),
    needsRule !== (item.rule !== undefined) &&
      complain(needsRule ? 'rule-missing' : 'rule-misplaced'),
    item.skill === 'quantitative-evidence' &&
      item.figures.length === 0 &&
      complain('figure-missing'),
  ].filter((found) => found !== false);
}

function lintChoices(item: ItemVersion): Complaint[] {
  const texts = choiceTexts(item);
  if (texts.length === 0) return [];
  const found: Complaint[] = [];
  const plain = texts.map((text) => text.replace(/\s+/g, ' ').toLowerCase());
  if (new Set(plain).size < plain.length) found.push(complain('choices-alike'));
  // The source of a formula or a figure says nothing about how long it looks.
  const lengths = texts.filter((text) => !/\$|::figure/.test(text)).map((text) => text.length);
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  if (longest > 2 * shortest + 12) found.push(complain('choice-lengths', { shortest, longest }));
  if (texts.some((text) => /\b(all|none|both) of the (above|choices)\b/i.test(text))) {
    found.push(complain('all-or-none'));
  }
  return found;
}

function lintKeys(item: ItemVersion): Complaint[] {
  const { response, parameters } = item;
  if (response.kind === 'choice') return [];
  const found: Complaint[] = [];
  const values = response.keys.map((key) => {
    const value = fitsField(key) ? readEntry(key) : undefined;
    if (!value) found.push(complain('key-unfit', { key }));
    return value && `${value.numerator}/${value.denominator}`;
  });
  if (new Set(values).size < values.length) found.push(complain('keys-equal'));
  if (parameters.c > 0) found.push(complain('guess-on-entered'));
  return found;
}

function lintWords(item: ItemVersion): Complaint[] {
  const bilingual = [item.topic, item.hint, ...rationales(item), ...(item.rule ? [item.rule] : [])];
  const long = bilingual.filter(({ vi }) => words(vi).length > 3);
  const thin = rationales(item).some(
    ({ en, vi }) => en.length < shortestRationale || vi.length < shortestRationale,
  );
  const all = [...item.passages, item.stem];
  const asksBlank = /completes? the text/i.test(item.stem);
  return [
    thin && complain('rationale-thin'),
    long.some(({ en, vi }) => en === vi) && complain('untranslated'),
    long.some(({ vi }) => !vietnameseLetters.test(vi)) && complain('vietnamese-unaccented'),
    /\b(choice|option|answer|phương án|đáp án|lựa chọn)\s+[A-D]\b/u.test(
      `${item.hint.en} ${item.hint.vi}`,
    ) && complain('hint-tells'),
    asksBlank !== all.some((text) => text.includes(blank)) && complain('blank-mismatch'),
  ].filter((found) => found !== false);
}

/** Every place that may hold `$math$`. */
function mathSources(item: ItemVersion): string[] {
  const told = [item.hint, ...rationales(item)].flatMap(({ en, vi }) => [en, vi]);
  const cells = item.figures.flatMap((figure) =>
    figure.kind === 'table' ? [...figure.columns, ...figure.rows.flat()] : [],
  );
  return [...item.passages, item.stem, ...choiceTexts(item), ...told, ...cells];
}

const formula = /\$\$([^$]+)\$\$|\$([^$]+)\$/g;

function lintMath(item: ItemVersion, mathError: MathReader): Complaint[] {
  return mathSources(item).flatMap((source) => {
    // A dollar sign that means money is written `\$`.
    const text = source.replaceAll(String.raw`\$`, '');
    const rest = text.replace(formula, '');
    if (rest.includes('$')) return [complain('math-open', { text: source.slice(0, 60) })];
    return [...text.matchAll(formula)].flatMap(([, display, inline]) => {
      const tex = display ?? inline ?? '';
      const error = mathError(tex);
      return error === undefined ? [] : [complain('math-broken', { tex, error })];
    });
  });
}

function lintPlacement(item: ItemVersion): Complaint[] {
  const ids = item.figures.map(({ id }) => id);
  const texts = [...item.passages, item.stem, ...choiceTexts(item)].join('\n');
  const placed = [...texts.matchAll(/::figure\{#([a-z0-9-]*)\}/g)].map(([, id = '']) => id);
  return [
    ...(new Set(ids).size < ids.length ? [complain('figure-twice')] : []),
    ...placed.filter((id) => !ids.includes(id)).map((id) => complain('figure-unknown', { id })),
  ];
}

/** All that a careful editor would send back, each with a code to look up and a sentence to act on. */
export function lintItem(item: ItemVersion, mathError: MathReader): Complaint[] {
  return [
    ...lintPassages(item),
    ...lintKind(item),
    ...lintChoices(item),
    ...lintKeys(item),
    ...lintWords(item),
    ...lintMath(item, mathError),
    ...lintPlacement(item),
    ...item.figures.flatMap(lintFigure),
  ];
}

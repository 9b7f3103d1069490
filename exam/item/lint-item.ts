import { isEnterable, readKey } from './entered-response.ts';
import { lintFigure } from '../figure/lint-figure.ts';
import { choiceIds } from './choice-ids.ts';
import type { ItemVersion } from './item.ts';
import { complain, type Complaint } from './lint-rules.ts';
import type { LocalText } from './local-text.ts';
import { sectionOf, skillFacts } from './taxonomy.ts';

/** Returns the error of a formula, if it has one. The parser is outside `exam/`. */
export type MathChecker = (tex: string) => string | undefined;

const splitWords = (text: string): string[] =>
  text
    .replace(/::figure\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const vietnameseLetters = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i;
const blank = '______';
const shortestRationale = 40;

/** A text and its field. */
type FieldText<Text> = [field: string, text: Text];

const choiceTexts = ({ response }: ItemVersion): FieldText<string>[] =>
  response.kind === 'entered'
    ? []
    : choiceIds.map((id) => [`response.choices.${id}.text`, response.choices[id].text]);

const rationales = ({ response }: ItemVersion): FieldText<LocalText>[] =>
  response.kind === 'entered'
    ? [['response.rationale', response.rationale]]
    : choiceIds.map((id) => [`response.choices.${id}.rationale`, response.choices[id].rationale]);

const bothLanguages = ([field, { en, vi }]: FieldText<LocalText>): FieldText<string>[] => [
  [`${field}.en`, en],
  [`${field}.vi`, vi],
];

const passages = (item: ItemVersion): FieldText<string>[] =>
  item.passages.map((text, index) => [`passages.${index}`, text]);

function lintPassages(item: ItemVersion): Complaint[] {
  const count = item.passages.length;
  if (sectionOf(item.skill) === 'math') {
    return count > 0 ? [complain('passage-in-math', {}, 'passages')] : [];
  }
  const expected = item.skill === 'cross-text-connections' ? 2 : 1;
  if (count !== expected) return [complain('passage-count', { expected, count }, 'passages')];
  const length = item.passages.reduce((sum, passage) => sum + splitWords(passage).length, 0);
  return length < 25 || length > 150 ? [complain('passage-length', { length }, 'passages')] : [];
}

function lintKind(item: ItemVersion): Complaint[] {
  const isMath = sectionOf(item.skill) === 'math';
  const needsRule = skillFacts[item.skill].domain === 'standard-english-conventions';
  return [
    !isMath && item.response.kind === 'entered' && complain('entered-outside-math', {}, 'response'),
    !isMath && item.subject === undefined && complain('subject-missing', {}, 'subject'),
    isMath && item.inContext === undefined && complain('context-unsaid', {}, 'inContext'),
    needsRule !== (item.rule !== undefined) &&
      complain(needsRule ? 'rule-missing' : 'rule-misplaced', {}, 'rule'),
    item.skill === 'quantitative-evidence' &&
      item.figures.length === 0 &&
      complain('figure-missing', {}, 'figures'),
  ].filter((found) => found !== false);
}

function lintChoices(item: ItemVersion): Complaint[] {
  const texts = choiceTexts(item).map(([, text]) => text);
  if (texts.length === 0) return [];
  const field = 'response.choices';
  const found: Complaint[] = [];
  const plain = texts.map((text) => text.replace(/\s+/g, ' ').toLowerCase());
  if (new Set(plain).size < plain.length) found.push(complain('choices-alike', {}, field));
  // The length of a formula's source or a figure's reference says nothing about its width.
  const lengths = texts.filter((text) => !/\$|::figure/.test(text)).map((text) => text.length);
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  if (longest > 2 * shortest + 12) {
    found.push(complain('choice-lengths', { shortest, longest }, field));
  }
  if (texts.some((text) => /\b(all|none|both) of the (above|choices)\b/i.test(text))) {
    found.push(complain('all-or-none', {}, field));
  }
  return found;
}

function lintKeys(item: ItemVersion): Complaint[] {
  const { response, parameters } = item;
  if (response.kind === 'choice') return [];
  const found: Complaint[] = [];
  for (const [index, key] of response.keys.entries()) {
    const value = readKey(key);
    if (!value || !isEnterable(value)) {
      found.push(complain('key-unfit', { key }, `response.keys.${index}`));
    }
  }
  // Published answer lists name several spellings of one value (`203/50, 4.06`), which is harmless.
  if (new Set(response.keys).size < response.keys.length)
    found.push(complain('keys-equal', {}, 'response.keys'));
  if (parameters.c > 0) found.push(complain('guess-on-entered', {}, 'parameters.c'));
  return found;
}

function lintTranslation([field, { en, vi }]: FieldText<LocalText>): Complaint[] {
  if (splitWords(vi).length <= 3) return [];
  return [
    en === vi && complain('untranslated', {}, `${field}.vi`),
    !vietnameseLetters.test(vi) && complain('vietnamese-unaccented', {}, `${field}.vi`),
  ].filter((found) => found !== false);
}

function lintTexts(item: ItemVersion): Complaint[] {
  const bilingual: FieldText<LocalText>[] = [
    ['topic', item.topic],
    ['hint', item.hint],
    ...rationales(item),
    ...(item.rule ? [['rule', item.rule] satisfies FieldText<LocalText>] : []),
  ];
  const tooShort = rationales(item)
    .flatMap(bothLanguages)
    .filter(([, text]) => text.length < shortestRationale);
  const all = [...item.passages, item.stem];
  const asksBlank = /completes? the text/i.test(item.stem);
  return [
    ...tooShort.map(([field]) => complain('rationale-thin', {}, field)),
    ...bilingual.flatMap(lintTranslation),
    /\b(choice|option|answer|phương án|đáp án|lựa chọn)\s+[A-D]\b/u.test(
      `${item.hint.en} ${item.hint.vi}`,
    ) && complain('hint-tells', {}, 'hint'),
    asksBlank !== all.some((text) => text.includes(blank)) &&
      complain('blank-mismatch', {}, 'stem'),
  ].filter((found) => found !== false);
}

/** All texts that may contain `$math$`. */
function mathSources(item: ItemVersion): FieldText<string>[] {
  const hint: FieldText<LocalText> = ['hint', item.hint];
  const cells = item.figures.flatMap((figure, index) =>
    figure.kind === 'table'
      ? [...figure.columns, ...figure.rows.flat()].map((cell): FieldText<string> => [
          `figures.${index}`,
          cell,
        ])
      : [],
  );
  const explanations = [hint, ...rationales(item)].flatMap(bothLanguages);
  return [...passages(item), ['stem', item.stem], ...choiceTexts(item), ...explanations, ...cells];
}

const formula = /\$\$([^$]+)\$\$|\$([^$]+)\$/g;

function lintMath(item: ItemVersion, mathError: MathChecker): Complaint[] {
  return mathSources(item).flatMap(([field, source]) => {
    // A literal dollar sign is written `\$`.
    const text = source.replaceAll(String.raw`\$`, '');
    const rest = text.replace(formula, '');
    if (rest.includes('$')) {
      return [complain('math-open', { text: source.slice(0, 60) }, field)];
    }
    return [...text.matchAll(formula)].flatMap(([, display, inline]) => {
      const tex = display ?? inline ?? '';
      const error = mathError(tex);
      return error === undefined ? [] : [complain('math-broken', { tex, error }, field)];
    });
  });
}

function lintFigurePlacement(item: ItemVersion): Complaint[] {
  const ids = item.figures.map(({ id }) => id);
  const texts: FieldText<string>[] = [...passages(item), ['stem', item.stem], ...choiceTexts(item)];
  const unknown = texts.flatMap(([field, text]) =>
    [...text.matchAll(/::figure\{#([a-z0-9-]*)\}/g)]
      .filter(([, id = '']) => !ids.includes(id))
      .map(([, id = '']) => complain('figure-unknown', { id }, field)),
  );
  return [
    ...(new Set(ids).size < ids.length ? [complain('figure-twice', {}, 'figures')] : []),
    ...unknown,
  ];
}

/** Finds what an editor would reject in an item, each problem with a code and a sentence for the author. */
export function lintItem(item: ItemVersion, mathError: MathChecker): Complaint[] {
  return [
    ...lintPassages(item),
    ...lintKind(item),
    ...lintChoices(item),
    ...lintKeys(item),
    ...lintTexts(item),
    ...lintMath(item, mathError),
    ...lintFigurePlacement(item),
    ...item.figures.flatMap((figure, index) =>
      lintFigure(figure).map((found) => ({ ...found, field: `figures.${index}` })),
    ),
  ];
}

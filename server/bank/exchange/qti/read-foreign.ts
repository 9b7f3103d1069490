import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { readEntry } from '@bac/exam/item/entered-response.ts';
import type { Fault } from '../exchange-item.ts';
import type { FaultRule } from '../fault-words.ts';
import { hintCard, ruleCard } from './item-xml.ts';
import { markdownOf, type LeftOut } from './markdown-of.ts';
import { findAll, findFirst, isElement, textOf, type XmlElement } from './xml.ts';

/** What stands around an item in its package. */
export interface Surroundings {
  skill: string | undefined;
  /** A text that several items may share, by its address as the item writes it. */
  stimulus(href: string): XmlElement | undefined;
}

type Complain = (rule: FaultRule, values?: Record<string, string | number>) => Fault;

type Foreign =
  | { id: string; raw: Record<string, unknown>; faults: Fault[] }
  | { id: string; fault: Fault };

const mostKeys = 8;

/** As our codes are written. */
const codeOf = (identifier: string): string =>
  identifier
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');

const declarationOf = (root: XmlElement, interaction: XmlElement): XmlElement | undefined =>
  findAll(root, 'qti-response-declaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['response-identifier'],
  );

function rightValues(declaration: XmlElement | undefined): string[] {
  if (!declaration) return [];
  const correct = findFirst(declaration, 'qti-correct-response');
  const named = correct ? findAll(correct, 'qti-value').map((each) => textOf(each).trim()) : [];
  const mapped = findAll(declaration, 'qti-map-entry')
    .filter(({ attributes }) => Number(attributes['mapped-value']) > 0)
    .map(({ attributes }) => (attributes['map-key'] ?? '').trim());
  return [...new Set([...named, ...mapped])];
}

/** Each number once: other systems list every spelling of it. */
function keysOf(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((each) => {
    const number = readEntry(each);
    const key = number ? `${number.numerator}/${number.denominator}` : each;
    return !seen.has(key) && seen.add(key);
  });
}

const isInteraction = ({ name }: XmlElement): boolean => /^qti-.+-interaction$/.test(name);

/** What is asked and how it is answered. */
function answerOf(
  root: XmlElement,
  complain: Complain,
  leftOut: (alt: string) => void,
): { raw: Record<string, unknown>; faults: Fault[]; prompt: string } | Fault {
  const interactions = [...findAllWhere(root, isInteraction)];
  const [interaction] = interactions;
  if (!interaction || interactions.length > 1) return complain('interaction');
  const declaration = declarationOf(root, interaction);
  const right = rightValues(declaration);
  if (interaction.name === 'qti-text-entry-interaction') {
    const keys = keysOf(right);
    return {
      raw: {
        keys: keys.slice(0, mostKeys).map((each) => each.slice(0, 20)),
        why: feedbackWords(root, undefined, leftOut),
      },
      faults: keys.length > mostKeys ? [complain('keys-left-out', { limit: mostKeys })] : [],
      prompt: '',
    };
  }
  const isSingle = (declaration?.attributes['cardinality'] ?? 'single') === 'single';
  if (interaction.name !== 'qti-choice-interaction' || !isSingle) return complain('interaction');
  const offered = findAll(interaction, 'qti-simple-choice');
  if (offered.length > choiceIds.length) return complain('choices-many', { count: offered.length });
  const identifiers = offered.map(({ attributes }) => attributes['identifier'] ?? '');
  const prompt = findFirst(interaction, 'qti-prompt');
  const key = choiceIds[identifiers.indexOf(right[0] ?? '')];
  const each = <Value>(value: (choice: XmlElement, identifier: string) => Value) =>
    Object.fromEntries(
      offered.map((choice, index) => [choiceIds[index], value(choice, identifiers[index] ?? '')]),
    );
  return {
    raw: {
      choices: each((choice) => markdownOf(choice, leftOut)),
      ...(key && { key }),
      why: each((_, identifier) => feedbackWords(root, identifier, leftOut)),
    },
    faults:
      offered.length < choiceIds.length
        ? [complain('choices-many', { count: offered.length })]
        : [],
    prompt: prompt ? markdownOf(prompt, leftOut) : '',
  };
}

function* findAllWhere(
  element: XmlElement,
  test: (element: XmlElement) => boolean,
): Generator<XmlElement> {
  for (const child of element.children.filter(isElement)) {
    if (test(child)) yield child;
    else yield* findAllWhere(child, test);
  }
}

function cardWords(root: XmlElement, support: string): BothWords | undefined {
  const card = findAll(root, 'qti-card').find(
    ({ attributes }) => attributes['support'] === support,
  );
  if (!card) return undefined;
  const words = (language: string): string => {
    const entry = findAll(card, 'qti-card-entry').find(
      ({ attributes }) => attributes['xml:lang'] === language,
    );
    return entry ? markdownOf(entry, () => {}) : '';
  };
  return { en: words('en'), vi: words('vi') };
}

/** Takes from an item of another system whatever can be asked here; the rest are holes for its editor. */
export function readForeign(
  root: XmlElement,
  { skill, stimulus }: Surroundings,
  complain: Complain,
): Foreign {
  const id = codeOf(root.attributes['identifier'] ?? '');
  const faults: Fault[] = [];
  const leftOut = (alt: string): void => {
    faults.push(complain('picture-left-out', { alt: alt.slice(0, 200) || '—' }));
  };
  const answer = answerOf(root, complain, leftOut);
  if ('rule' in answer) return { id, fault: answer };

  const passages = findAll(root, 'qti-assessment-stimulus-ref').flatMap(({ attributes }) => {
    const href = attributes['href'] ?? '';
    const shared = stimulus(href);
    if (!shared) faults.push(complain('file-missing', { name: href.slice(0, 200) }));
    const body = shared && findFirst(shared, 'qti-stimulus-body');
    return body ? [markdownOf(body, leftOut)] : [];
  });
  const body = findFirst(root, 'qti-item-body');
  const stem = [body ? markdownOf(body, leftOut) : '', answer.prompt].filter((text) => text !== '');
  const rule = cardWords(root, ruleCard);
  const hint = cardWords(root, hintCard);
  const title = (root.attributes['title'] ?? '').trim();
  return {
    id,
    faults: [...faults, ...answer.faults],
    raw: {
      id,
      ...(skill !== undefined && { skill }),
      difficulty: 'medium',
      topic: { en: title.slice(0, 200), vi: '' },
      passages: passages.slice(0, 2),
      stem: stem.join('\n\n'),
      ...answer.raw,
      ...(hint && { hint }),
      ...(rule && { rule }),
    },
  };
}

interface BothWords {
  en: string;
  vi: string;
}

/** Without the parts that are marked as another language. */
function inLanguage(element: XmlElement, language: string, around: string): XmlElement | undefined {
  const own = element.attributes['xml:lang']?.slice(0, 2).toLowerCase() ?? around;
  const children = element.children.flatMap((child): XmlElement['children'] => {
    if (!isElement(child)) return own === language ? [child] : [];
    const inside = inLanguage(child, language, own);
    return inside ? [inside] : [];
  });
  return children.length > 0 || own === language ? { ...element, children } : undefined;
}

/** What is said about a choice, or of all of them where none is named; in English unless it is marked otherwise. */
function feedbackWords(
  root: XmlElement,
  identifier: string | undefined,
  leftOut: LeftOut,
): BothWords {
  const said = findAll(root, 'qti-modal-feedback').filter(
    ({ attributes }) => identifier === undefined || attributes['identifier'] === identifier,
  );
  const words = (language: string): string =>
    said
      .map((each) => inLanguage(each, language, 'en'))
      .flatMap((each) => (each ? [markdownOf(each, language === 'en' ? leftOut : () => {})] : []))
      .filter((text) => text !== '')
      .join('\n\n');
  return { en: words('en'), vi: words('vi') };
}

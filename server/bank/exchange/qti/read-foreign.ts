import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { maxKeyLength, readKey } from '@bac/exam/item/entered-response.ts';
import type { Fault } from '../exchange-item.ts';
import type { FaultRule } from '../fault-messages.ts';
import { hintCard, ruleCard } from './item-xml.ts';
import { markdownOf, type OnLeftOut } from './markdown-of.ts';
import { findAll, findFirst, isElement, textOf, type XmlElement } from './xml.ts';

/** What the package knows about an item besides the item's own file. */
export interface PackageContext {
  skill: string | undefined;
  /** Finds a stimulus (a passage that items may share) by the address at which the item refers to it. */
  stimulus(href: string): XmlElement | undefined;
}

type ToFault = (rule: FaultRule, values?: Record<string, string | number>) => Fault;

/** An item as our own format would have it, not yet validated, or the fault because of which it cannot be read at all. */
type ForeignItem =
  | { id: string; raw: Record<string, unknown>; faults: Fault[] }
  | { id: string; fault: Fault };

/** The most keys that an entered response may have. */
const maxKeys = 8;

/** Converts an identifier to the form of our ids. */
const toItemId = (identifier: string): string =>
  identifier
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');

const declarationOf = (root: XmlElement, interaction: XmlElement): XmlElement | undefined =>
  findAll(root, 'qti-response-declaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['response-identifier'],
  );

/** The values named as correct, and those that a mapping gives points for. */
function correctValues(declaration: XmlElement | undefined): string[] {
  if (!declaration) return [];
  const correct = findFirst(declaration, 'qti-correct-response');
  const named = correct ? findAll(correct, 'qti-value').map((each) => textOf(each).trim()) : [];
  const mapped = findAll(declaration, 'qti-map-entry')
    .filter(({ attributes }) => Number(attributes['mapped-value']) > 0)
    .map(({ attributes }) => (attributes['map-key'] ?? '').trim());
  return [...new Set([...named, ...mapped])];
}

/** Keeps one spelling of each number: other systems list all of them as keys, and we accept every spelling of a key. */
function keysOf(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((each) => {
    const number = readKey(each);
    const value = number ? `${number.numerator}/${number.denominator}` : each;
    return !seen.has(value) && seen.add(value);
  });
}

const isInteraction = ({ name }: XmlElement): boolean => /^qti-.+-interaction$/.test(name);

/** Reads the only interaction of an item: its choices or keys, the explanations (`why`) and the prompt. */
function readInteraction(
  root: XmlElement,
  toFault: ToFault,
  onLeftOut: OnLeftOut,
): { raw: Record<string, unknown>; faults: Fault[]; prompt: string } | Fault {
  const interactions = [...findAllWhere(root, isInteraction)];
  const [interaction] = interactions;
  if (!interaction || interactions.length > 1) return toFault('interaction');
  const declaration = declarationOf(root, interaction);
  const values = correctValues(declaration);
  if (interaction.name === 'qti-text-entry-interaction') {
    const keys = keysOf(values);
    return {
      raw: {
        keys: keys.slice(0, maxKeys).map((each) => each.slice(0, maxKeyLength)),
        why: readFeedback(root, undefined, onLeftOut),
      },
      faults: keys.length > maxKeys ? [toFault('keys-left-out', { limit: maxKeys })] : [],
      prompt: '',
    };
  }
  const isSingle = (declaration?.attributes['cardinality'] ?? 'single') === 'single';
  if (interaction.name !== 'qti-choice-interaction' || !isSingle) return toFault('interaction');
  const choices = findAll(interaction, 'qti-simple-choice');
  if (choices.length > choiceIds.length) return toFault('choices-many', { count: choices.length });
  const identifiers = choices.map(({ attributes }) => attributes['identifier'] ?? '');
  const prompt = findFirst(interaction, 'qti-prompt');
  const key = choiceIds[identifiers.indexOf(values[0] ?? '')];
  const forEachChoice = <Value>(value: (choice: XmlElement, identifier: string) => Value) =>
    Object.fromEntries(
      choices.map((choice, index) => [choiceIds[index], value(choice, identifiers[index] ?? '')]),
    );
  return {
    raw: {
      choices: forEachChoice((choice) => markdownOf(choice, onLeftOut)),
      ...(key && { key }),
      why: forEachChoice((_, identifier) => readFeedback(root, identifier, onLeftOut)),
    },
    faults:
      choices.length < choiceIds.length ? [toFault('choices-many', { count: choices.length })] : [],
    prompt: prompt ? markdownOf(prompt, onLeftOut) : '',
  };
}

/** Finds the outermost elements that pass the test, in the order of the document. */
function* findAllWhere(
  element: XmlElement,
  test: (element: XmlElement) => boolean,
): Generator<XmlElement> {
  for (const child of element.children.filter(isElement)) {
    if (test(child)) yield child;
    else yield* findAllWhere(child, test);
  }
}

function readCard(root: XmlElement, support: string): LocalStrings | undefined {
  const card = findAll(root, 'qti-card').find(
    ({ attributes }) => attributes['support'] === support,
  );
  if (!card) return undefined;
  const textIn = (language: string): string => {
    const entry = findAll(card, 'qti-card-entry').find(
      ({ attributes }) => attributes['xml:lang'] === language,
    );
    return entry ? markdownOf(entry, () => {}) : '';
  };
  return { en: textIn('en'), vi: textIn('vi') };
}

/** Reads an item of another system as far as we support it. An editor adds what is missing in the draft. */
export function readForeign(
  root: XmlElement,
  { skill, stimulus }: PackageContext,
  toFault: ToFault,
): ForeignItem {
  const id = toItemId(root.attributes['identifier'] ?? '');
  const faults: Fault[] = [];
  const onLeftOut = (alt: string): void => {
    faults.push(toFault('picture-left-out', { alt: alt.slice(0, 200) || '—' }));
  };
  const interaction = readInteraction(root, toFault, onLeftOut);
  if ('rule' in interaction) return { id, fault: interaction };

  const passages = findAll(root, 'qti-assessment-stimulus-ref').flatMap(({ attributes }) => {
    const href = attributes['href'] ?? '';
    const shared = stimulus(href);
    if (!shared) faults.push(toFault('file-missing', { name: href.slice(0, 200) }));
    const body = shared && findFirst(shared, 'qti-stimulus-body');
    return body ? [markdownOf(body, onLeftOut)] : [];
  });
  const body = findFirst(root, 'qti-item-body');
  const stem = [body ? markdownOf(body, onLeftOut) : '', interaction.prompt].filter(
    (text) => text !== '',
  );
  const rule = readCard(root, ruleCard);
  const hint = readCard(root, hintCard);
  const title = (root.attributes['title'] ?? '').trim();
  return {
    id,
    faults: [...faults, ...interaction.faults],
    raw: {
      id,
      ...(skill !== undefined && { skill }),
      difficulty: 'medium',
      topic: { en: title.slice(0, 200), vi: '' },
      passages: passages.slice(0, 2),
      stem: stem.join('\n\n'),
      ...interaction.raw,
      ...(hint && { hint }),
      ...(rule && { rule }),
    },
  };
}

interface LocalStrings {
  en: string;
  vi: string;
}

/**
 * Returns the element without its parts in other languages, or undefined if nothing is left. An element without a language of its
 * own inherits that of its parent.
 */
function inLanguage(
  element: XmlElement,
  language: string,
  inherited: string,
): XmlElement | undefined {
  const own = element.attributes['xml:lang']?.slice(0, 2).toLowerCase() ?? inherited;
  const children = element.children.flatMap((child): XmlElement['children'] => {
    if (!isElement(child)) return own === language ? [child] : [];
    const inside = inLanguage(child, language, own);
    return inside ? [inside] : [];
  });
  return children.length > 0 || own === language ? { ...element, children } : undefined;
}

/** Reads the feedback on a choice, or all feedback if `identifier` is undefined. Feedback without a language counts as English. */
function readFeedback(
  root: XmlElement,
  identifier: string | undefined,
  onLeftOut: OnLeftOut,
): LocalStrings {
  const feedback = findAll(root, 'qti-modal-feedback').filter(
    ({ attributes }) => identifier === undefined || attributes['identifier'] === identifier,
  );
  const textIn = (language: string): string =>
    feedback
      .map((each) => inLanguage(each, language, 'en'))
      .flatMap((each) => (each ? [markdownOf(each, language === 'en' ? onLeftOut : () => {})] : []))
      .filter((text) => text !== '')
      .join('\n\n');
  return { en: textIn('en'), vi: textIn('vi') };
}

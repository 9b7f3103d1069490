import { skills } from '@bac/exam/item/taxonomy.ts';
import type { Fault, ReadItem } from '../exchange-item.ts';
import { faultMessage, type FaultRule } from '../fault-messages.ts';
import { readAuthored, type Defaults } from '../read-authored.ts';
import { digestOf } from './digest.ts';
import { ownCard } from './item-xml.ts';
import { readForeign, type PackageContext } from './read-foreign.ts';
import { findAll, findFirst, textOf, type XmlElement } from './xml.ts';

export const itemElement = 'qti-assessment-item';

const findOwnData = (root: XmlElement): XmlElement | undefined => {
  const card = findAll(root, 'qti-card').find(
    ({ attributes }) => attributes['support'] === ownCard,
  );
  return card && findFirst(card, 'code');
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads our own data if the item has it, because it is complete; otherwise reads the QTI, which has no place for some fields. */
export function readQtiItem(
  root: XmlElement,
  file: string,
  defaults: Defaults,
  context: PackageContext,
): ReadItem {
  const { line } = root;
  const source = { file, lineOf: () => line };
  const fault = (rule: FaultRule, values?: Record<string, string | number>): Fault => ({
    line,
    rule,
    message: faultMessage(rule, values),
  });
  const ownData = findOwnData(root);
  if (ownData) {
    const raw = parseJson(textOf(ownData));
    const id = root.attributes['identifier'] ?? '';
    if (raw === undefined) {
      return { file, line, id, item: null, faults: [fault('own-data-broken')] };
    }
    const read = readAuthored(raw, source, defaults);
    const isChanged = ownData.attributes['data-bac-digest'] !== digestOf(root);
    return isChanged ? { ...read, faults: [...read.faults, fault('changed-elsewhere')] } : read;
  }
  const foreign = readForeign(root, context, fault);
  if ('fault' in foreign) {
    return { file, line, id: foreign.id, item: null, faults: [foreign.fault] };
  }
  const read = readAuthored(foreign.raw, source, defaults);
  return { ...read, faults: [...read.faults, ...foreign.faults] };
}

/** The skill that the manifest's metadata name. */
export function skillIn(metadata: XmlElement | undefined): string | undefined {
  if (!metadata) return undefined;
  const ids = findAll(metadata, 'taxon').flatMap((taxon) => findAll(taxon, 'id').map(textOf));
  return skills.find((skill) => ids.some((id) => id.trim() === skill));
}

import { skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { toAuthored } from './authored.ts';
import type { ExchangeItem, ReadItem } from './exchange-item.ts';
import { unreadable } from './fault-words.ts';
import { readAuthored, type Defaults } from './read-authored.ts';

/** Our own notation: YAML, of which JSON is a part. One item after the other makes the whole file. */
export function writeYaml(item: ExchangeItem): string {
  const document = new Document([toAuthored(item)], { aliasDuplicateObjects: false });
  // A point of a figure stays on one line.
  visit(document, {
    Seq: (_key, list) => {
      list.flow = list.items.every((each) => isScalar(each) && typeof each.value === 'number');
    },
  });
  return `${document.toString({ lineWidth: 120, blockQuote: 'literal' })}\n`;
}

type Path = readonly PropertyKey[];

/** The line on which a value begins; of its nearest parent where it is absent. */
const lineIn =
  (document: Document, lines: LineCounter) =>
  (path: Path): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
      const start = node?.range?.[0];
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };

interface Parsed {
  value: unknown;
  lineOf(path: Path): number;
}

/** Aliases that multiply each other are counted, and given up on. */
function valueOf(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch {
    throw unreadable('too-deep');
  }
}

function parse(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error) return { value: valueOf(document), lineOf: lineIn(document, lines) };
  // JSON may be indented by tabs, which YAML doesn't take.
  if (/^\s*[[{]/.test(text)) {
    try {
      return { value: JSON.parse(text), lineOf: () => 1 };
    } catch {
      // What the other reader says has a line.
    }
  }
  const { line } = lines.linePos(error.pos[0]);
  throw unreadable('notation', { line, problem: error.message.split('\n')[0] ?? '' });
}

/** A file of the founding bank is named after its skill. */
function skillIn(file: string): Skill | undefined {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  return skills.find((skill) => skill === name);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A list of items, one alone, or a list under the name `items`. */
function listIn(value: unknown): { list: unknown[]; at: Path } | undefined {
  if (Array.isArray(value)) return { list: value, at: [] };
  if (!isRecord(value)) return undefined;
  if (Array.isArray(value['items'])) return { list: value['items'], at: ['items'] };
  return undefined;
}

export function readYaml(file: string, text: string, { skill }: Defaults): ReadItem[] {
  const { value, lineOf } = parse(text);
  const defaults = { skill: skillIn(file) ?? skill };
  const found = listIn(value);
  if (found) {
    return found.list.map((raw, index) =>
      readAuthored(
        raw,
        { file, lineOf: (path) => lineOf([...found.at, index, ...path]) },
        defaults,
      ),
    );
  }
  if (!isRecord(value) || !('id' in value)) throw unreadable('no-list');
  return [readAuthored(value, { file, lineOf }, defaults)];
}

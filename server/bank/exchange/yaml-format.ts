import { skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { toAuthored } from './authored.ts';
import type { ExchangeItem, ReadItem } from './exchange-item.ts';
import { unreadableFile } from './fault-messages.ts';
import { readAuthored, type Defaults } from './read-authored.ts';

/** Writes an item in our own notation as YAML, which includes JSON. The concatenated items make the file. */
export function writeYaml(item: ExchangeItem): string {
  const document = new Document([toAuthored(item)], { aliasDuplicateObjects: false });
  // Write lists of numbers, such as the points of a figure, on one line.
  visit(document, {
    Seq: (_key, list) => {
      list.flow = list.items.every((each) => isScalar(each) && typeof each.value === 'number');
    },
  });
  return `${document.toString({ lineWidth: 120, blockQuote: 'literal' })}\n`;
}

type Path = readonly PropertyKey[];

/** The line on which a value starts, or its nearest parent if it is absent. */
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

interface ParsedFile {
  value: unknown;
  lineOf(path: Path): number;
}

/** The parser counts aliases and throws if they multiply too much. */
function toValue(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch {
    throw unreadableFile('too-deep');
  }
}

function parse(text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error) return { value: toValue(document), lineOf: lineIn(document, lines) };
  // JSON may be indented by tabs, which YAML does not allow.
  if (/^\s*[[{]/.test(text)) {
    try {
      return { value: JSON.parse(text), lineOf: () => 1 };
    } catch {
      // The YAML error below has a line number.
    }
  }
  const { line } = lines.linePos(error.pos[0]);
  throw unreadableFile('notation', { line, problem: error.message.split('\n')[0] ?? '' });
}

/** The skill of a founding-bank file, which is named after it. */
function skillOfFile(file: string): Skill | undefined {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  return skills.find((skill) => skill === name);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Accepts a list of items, or a list under the name `items`. */
function findList(value: unknown): { list: unknown[]; at: Path } | undefined {
  if (Array.isArray(value)) return { list: value, at: [] };
  if (!isRecord(value)) return undefined;
  if (Array.isArray(value['items'])) return { list: value['items'], at: ['items'] };
  return undefined;
}

export function readYaml(file: string, text: string, { skill }: Defaults): ReadItem[] {
  const { value, lineOf } = parse(text);
  const defaults = { skill: skillOfFile(file) ?? skill };
  const items = findList(value);
  if (items) {
    return items.list.map((raw, index) =>
      readAuthored(
        raw,
        { file, lineOf: (path) => lineOf([...items.at, index, ...path]) },
        defaults,
      ),
    );
  }
  if (!isRecord(value) || !('id' in value)) throw unreadableFile('no-list');
  return [readAuthored(value, { file, lineOf }, defaults)];
}

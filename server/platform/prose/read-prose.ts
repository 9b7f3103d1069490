import type { Prose, ProseBlock, ProseRun } from '@bac/contract/site/prose.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { List, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { isCostly } from './is-costly.ts';

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Accepts a path of this site, and an external address whose scheme a browser only opens; otherwise returns undefined. */
export function safeHref(href: string): string | undefined {
  // A browser drops tabs and line breaks, which may leave two slashes at the start.
  if (/[\t\r\n]/.test(href)) return undefined;
  if (/^\/(?![/\\])/.test(href) || href.startsWith('#')) return href;
  return URL.canParse(href) && schemes.has(new URL(href).protocol) ? href : undefined;
}

type Style = NonNullable<ProseRun['style']>[number];

const styles: Partial<Record<PhrasingContent['type'], Style>> = {
  strong: 'strong',
  emphasis: 'emphasis',
  delete: 'struck',
};

interface InlineContext {
  style: Style[];
  href?: string;
}

const run = (text: string, { style, href }: InlineContext): ProseRun => ({
  text,
  ...(style.length > 0 && { style }),
  ...(href !== undefined && { href }),
});

/** Unsupported markup and images become their own text: nothing is dropped silently or executed. */
function readRuns(
  nodes: readonly PhrasingContent[],
  context: InlineContext = { style: [] },
): ProseRun[] {
  return nodes.flatMap((node): ProseRun[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return [run(node.value, context)];
      case 'inlineCode':
        return [run(node.value, { ...context, style: [...context.style, 'code'] })];
      case 'break':
        return [run('\n', context)];
      case 'image':
        return [run(node.alt ?? node.url, context)];
      case 'imageReference':
        return [run(node.alt ?? node.identifier, context)];
      case 'footnoteReference':
        return [run(`[^${node.identifier}]`, context)];
      case 'link': {
        const href = safeHref(node.url);
        return readRuns(node.children, href === undefined ? context : { ...context, href });
      }
      case 'strong':
      case 'emphasis':
      case 'delete': {
        const style = styles[node.type];
        return readRuns(node.children, {
          ...context,
          style: style === undefined ? context.style : [...context.style, style],
        });
      }
      default:
        return 'children' in node ? readRuns(node.children, context) : [];
    }
  });
}

const plainText = (runs: readonly ProseRun[]): string => runs.map(({ text }) => text).join('');

/** Flattens a block into one line, because a list item holds only runs. */
function flatten(block: ProseBlock): ProseRun[] {
  switch (block.kind) {
    case 'code':
      return [{ text: block.text, style: ['code'] }];
    case 'list':
      return block.items.flatMap(({ runs }) => [...runs, { text: ' ' }]);
    case 'table':
      return [block.head, ...block.rows].map((row) => ({
        text: `${row.map(plainText).join(', ')} `,
      }));
    case 'rule':
      return [];
    default:
      return block.runs;
  }
}

const listItems = (list: List, depth: number): { depth: number; runs: ProseRun[] }[] =>
  list.children.flatMap((item) =>
    item.children.flatMap((child) =>
      child.type === 'list'
        ? listItems(child, depth + 1)
        : readBlock(child).map((block) => ({ depth, runs: flatten(block) })),
    ),
  );

const cells = (row: Table['children'][number] | undefined): ProseRun[][] =>
  (row?.children ?? []).map((cell) => readRuns(cell.children));

const slugOf = (text: string): string =>
  foldAccents(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Level 1 is the title of the page, so headings start at level 2. */
const levelOf = (depth: number): number => Math.min(Math.max(depth, 2), 4);

function readBlock(node: RootContent): ProseBlock[] {
  switch (node.type) {
    case 'heading': {
      const runs = readRuns(node.children);
      return [{ kind: 'heading', level: levelOf(node.depth), id: slugOf(plainText(runs)), runs }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', runs: readRuns(node.children) }];
    case 'list':
      return [{ kind: 'list', isOrdered: node.ordered === true, items: listItems(node, 0) }];
    case 'blockquote':
      return node.children
        .flatMap((child) => readBlock(child))
        .map((block) => ('runs' in block ? { kind: 'quote', runs: block.runs } : block));
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'table':
      return [
        { kind: 'table', head: cells(node.children[0]), rows: node.children.slice(1).map(cells) },
      ];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
      return [{ kind: 'paragraph', runs: [{ text: node.value }] }];
    case 'definition':
      return [{ kind: 'paragraph', runs: [{ text: `[${node.identifier}]: ${node.url}` }] }];
    case 'footnoteDefinition':
      return node.children.flatMap(readBlock);
    default:
      return [];
  }
}

/** Deeper than anybody writes; deeper text could overflow the stack. */
const maxDepth = 30;

function isTooDeep(root: Root): boolean {
  let layer: Nodes[] = [root];
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    layer = layer.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** Returns undefined if the library overflows the stack on deeply nested text. */
function parse(markdown: string): Root | undefined {
  try {
    return fromMarkdown(markdown, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Parses Markdown into blocks of plain text. Text that would take too long to parse stays as typed. */
export function readProse(markdown: string): Prose {
  const root = isCostly(markdown) ? undefined : parse(markdown);
  if (!root || isTooDeep(root)) return [{ kind: 'paragraph', runs: [{ text: markdown }] }];
  return root.children.flatMap(readBlock);
}

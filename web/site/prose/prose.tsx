import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { ProseRuns } from './prose-runs.tsx';
import { ProseTable } from './prose-table.tsx';
import classes from './prose.module.css';

/** Renders the blocks that the server has parsed: headings, paragraphs, lists and tables. */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className={classes.prose}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as 'h2' | 'h3' | 'h4';
      return (
        // Focusable, because links in the list of contents lead here.
        <Heading id={block.id} tabIndex={-1}>
          <ProseRuns runs={block.runs} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <ProseRuns runs={block.runs} />
        </p>
      );
    case 'list':
      return <ProseList isOrdered={block.isOrdered} items={block.items} />;
    case 'quote':
      return (
        <blockquote>
          <ProseRuns runs={block.runs} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <ProseTable head={block.head} rows={block.rows} />;
    case 'rule':
      return <hr />;
  }
}

type List = Extract<ProseBlock, { kind: 'list' }>;
type Item = List['items'][number];

interface ListNode {
  item: Item;
  children: Item[];
}

/** Nests deeper items under the last item of the current depth. */
function nestItems(items: readonly Item[]): ListNode[] {
  const depth = items[0]?.depth ?? 0;
  const nodes: ListNode[] = [];
  for (const item of items) {
    const last = nodes.at(-1);
    if (last && item.depth > depth) last.children.push(item);
    else nodes.push({ item, children: [] });
  }
  return nodes;
}

function ProseList({ isOrdered, items }: Pick<List, 'isOrdered' | 'items'>) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element>
      {nestItems(items).map(({ item, children }, index) => (
        <li key={index}>
          <ProseRuns runs={item.runs} />
          {children.length > 0 && <ProseList isOrdered={isOrdered} items={children} />}
        </li>
      ))}
    </Element>
  );
}

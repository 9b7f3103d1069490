import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { ProseRuns } from './prose-runs.tsx';
import { ProseTable } from './prose-table.tsx';
import classes from './prose.module.css';

/** A text as the server has read it: headings, paragraphs, lists and tables, set to be read. */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className={classes.prose}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as 'h2' | 'h3' | 'h4';
      return (
        // A place that a link of the contents leads to must be able to take the focus.
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

interface Branch {
  item: Item;
  below: Item[];
}

/** What stands deeper belongs to the last that stood higher. */
function branchesOf(items: readonly Item[]): Branch[] {
  const depth = items[0]?.depth ?? 0;
  const branches: Branch[] = [];
  for (const item of items) {
    const last = branches.at(-1);
    if (last && item.depth > depth) last.below.push(item);
    else branches.push({ item, below: [] });
  }
  return branches;
}

function ProseList({ isOrdered, items }: Pick<List, 'isOrdered' | 'items'>) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element>
      {branchesOf(items).map(({ item, below }, place) => (
        <li key={place}>
          <ProseRuns runs={item.runs} />
          {below.length > 0 && <ProseList isOrdered={isOrdered} items={below} />}
        </li>
      ))}
    </Element>
  );
}

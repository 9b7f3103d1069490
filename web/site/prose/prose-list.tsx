import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { ProseRuns } from './prose-runs.tsx';

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

export function ProseList({ isOrdered, items }: Pick<List, 'isOrdered' | 'items'>) {
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

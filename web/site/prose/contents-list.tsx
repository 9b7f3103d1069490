import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { Link } from 'react-router';
import classes from './contents-list.module.css';
import { plainText } from './plain-text.ts';

export type Heading = Extract<ProseBlock, { kind: 'heading' }>;

/** The parts of a text. A short one has none worth listing. */
export function partsOf(blocks: readonly ProseBlock[]): Heading[] {
  const parts = blocks.filter(
    (block): block is Heading => block.kind === 'heading' && block.level === 2,
  );
  return parts.length > 2 ? parts : [];
}

interface Props {
  parts: readonly Heading[];
  /** The part that is being read. */
  current?: string | undefined;
}

/** What a long text holds, each line a way there. */
export function ContentsList({ parts, current }: Props) {
  return (
    <ol className={classes.list}>
      {parts.map(({ id, runs }) => (
        <li key={id}>
          <Link
            className={classes.link ?? ''}
            to={{ hash: id }}
            replace
            aria-current={current === id ? 'location' : undefined}
          >
            {plainText(runs)}
          </Link>
        </li>
      ))}
    </ol>
  );
}

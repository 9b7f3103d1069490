import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { Link } from 'react-router';
import classes from './contents-list.module.css';
import { plainText } from './plain-text.ts';

export type Heading = Extract<ProseBlock, { kind: 'heading' }>;

/** The headings for the list of contents; none for a short text. */
export function partsOf(blocks: readonly ProseBlock[]): Heading[] {
  const parts = blocks.filter(
    (block): block is Heading => block.kind === 'heading' && block.level === 2,
  );
  return parts.length > 2 ? parts : [];
}

interface Props {
  parts: readonly Heading[];
  /** The id of the part that is being read. */
  current?: string | undefined;
}

/** The list of contents of a long text, with links to its parts. */
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

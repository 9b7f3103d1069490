import type { ProseRun } from '@bac/contract/site/prose.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/layout/text-link.tsx';

const elements = { strong: 'strong', emphasis: 'em', code: 'code', struck: 's' } as const;

function styled({ text, style = [] }: ProseRun): ReactNode {
  if (text === '\n') return <br />;
  return style.reduce<ReactNode>((inner, name) => {
    const Element = elements[name];
    return <Element>{inner}</Element>;
  }, text);
}

interface Stretch {
  href: string | undefined;
  runs: ProseRun[];
}

/** A link with a bold word in it is one link, not three. */
function stretchesOf(runs: readonly ProseRun[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last && last.href === run.href) last.runs.push(run);
    else stretches.push({ href: run.href, runs: [run] });
  }
  return stretches;
}

/** Words in a line, with their style and their links. */
export function ProseRuns({ runs }: { runs: readonly ProseRun[] }) {
  return stretchesOf(runs).map(({ href, runs: inside }, place) => {
    const words = inside.map((run, at) => <Styled key={at} run={run} />);
    return href === undefined ? (
      words
    ) : (
      <TextLink key={place} to={href}>
        {words}
      </TextLink>
    );
  });
}

const Styled = ({ run }: { run: ProseRun }): ReactNode => styled(run);

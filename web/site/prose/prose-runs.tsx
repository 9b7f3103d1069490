import type { ProseRun } from '@bac/contract/site/prose.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/layout/text-link.tsx';

const elements = { strong: 'strong', emphasis: 'em', code: 'code', struck: 's' } as const;

function renderRun({ text, style = [] }: ProseRun): ReactNode {
  if (text === '\n') return <br />;
  return style.reduce<ReactNode>((inner, name) => {
    const Element = elements[name];
    return <Element>{inner}</Element>;
  }, text);
}

interface LinkGroup {
  href: string | undefined;
  runs: ProseRun[];
}

/** Groups adjacent runs with the same address, so that a link with a bold word in it is one link, not three. */
function groupByLink(runs: readonly ProseRun[]): LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last.href === run.href) last.runs.push(run);
    else groups.push({ href: run.href, runs: [run] });
  }
  return groups;
}

/** Inline text with its styles and links. */
export function ProseRuns({ runs }: { runs: readonly ProseRun[] }) {
  return groupByLink(runs).map(({ href, runs: groupRuns }, index) => {
    const content = groupRuns.map((run, runIndex) => <Styled key={runIndex} run={run} />);
    return href === undefined ? (
      content
    ) : (
      <TextLink key={index} to={href}>
        {content}
      </TextLink>
    );
  });
}

const Styled = ({ run }: { run: ProseRun }): ReactNode => renderRun(run);

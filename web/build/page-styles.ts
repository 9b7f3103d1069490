import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { PageStyles } from '@bac/contract/site/page-rendering.ts';

type StyleRule = PageStyles[number]['rules'][number];

/** The classes an element needs for the selector to match, ignoring those in `:not()` and similar pseudo-classes. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(/:[\w-]+\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

function rulesIn(nodes: ChildNode[], wrap: (css: string) => string): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule')
      return [{ css: wrap(String(node)), requiredClasses: classesOf(node) }];
    if (node.type !== 'atrule') return [];
    if (!isGroup(node)) return [{ css: wrap(String(node)), requiredClasses: [[]] }];
    return rulesIn(node.nodes ?? [], (css) => wrap(`@${node.name} ${node.params}{${css}}`));
  });
}

const classesOf = (rule: Rule): string[][] => rule.selectors.map(classesIn);

const isGroup = ({ name }: AtRule): boolean => /^(media|supports|layer|container)$/.test(name);

/** Splits a built stylesheet into rules, so that the server can inline only those that a page uses. */
export const styleRules = (css: string): StyleRule[] =>
  rulesIn(postcss.parse(css).nodes, (one) => one);

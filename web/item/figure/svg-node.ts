import type { SvgElement } from '@bac/exam/figure/svg/svg-element.ts';
import { createElement, type ReactElement } from 'react';

/** React knows SVG's attributes by other names. */
const propName = (attribute: string): string =>
  attribute === 'class'
    ? 'className'
    : attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function svgNode({ tag, attributes, children }: SvgElement): ReactElement {
  const props = Object.entries(attributes).map(([name, value]) => [propName(name), value]);
  const inside = children.map((child) => (typeof child === 'string' ? child : svgNode(child)));
  return createElement(tag, Object.fromEntries(props), ...inside);
}

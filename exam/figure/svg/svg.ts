import type { Drawing } from '../drawing.ts';
import { escapeMarkup } from './escape-markup.ts';
import { svgElement, type SvgElement } from './svg-element.ts';

function serialize({ tag, attributes, children }: SvgElement): string {
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`,
  );
  const inner = children.map((child) =>
    typeof child === 'string' ? escapeMarkup(child) : serialize(child),
  );
  const start = `<${tag}${pairs.join('')}`;
  return inner.length > 0 ? `${start}>${inner.join('')}</${tag}>` : `${start}/>`;
}

/** A standalone SVG image, for a file, an email or a printout. */
export function toSvg({ width, height, shapes }: Drawing, alt: string): string {
  const body = shapes.map((shape) => serialize(svgElement(shape))).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}"` +
    ` width="${width}" height="${height}"><title>${escapeMarkup(alt)}</title>${body}</svg>`
  );
}

import type { Drawing, Shape } from '@bac/exam/figure/drawing.ts';
import { svgElement, type SvgElement } from '@bac/exam/figure/svg/svg-element.ts';
import { createElement, type CSSProperties, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useOverflows } from '../../ui/layout/use-overflows.ts';
import classes from './figure.module.css';

/** Converts an SVG attribute to the name React uses. */
const propName = (attribute: string): string =>
  attribute === 'class'
    ? 'className'
    : attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function svgNode({ tag, attributes, children }: SvgElement): ReactElement {
  const props = Object.entries(attributes).map(([name, value]) => [propName(name), value]);
  const inside = children.map((child) => (typeof child === 'string' ? child : svgNode(child)));
  return createElement(tag, Object.fromEntries(props), ...inside);
}

interface Props {
  drawing: Drawing;
  /** A description of the drawing. */
  alt: string;
}

const minTextSize = 12;

/** The width at which the smallest text is still readable; below it the drawing scrolls. */
function minWidth(width: number, shapes: Shape[]): number {
  const sizes = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : []));
  return Math.floor(width * Math.min(1, minTextSize / Math.min(...sizes)));
}

export function FigureDrawing({ drawing: { width, height, shapes }, alt }: Props) {
  const { t } = useTranslation('item/figure');
  const [language] = useLanguage();
  const [box, overflows] = useOverflows<HTMLDivElement>();
  const nodes = shapes.map((shape) => svgNode(svgElement(shape)));
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  const style = { '--least-width': `${minWidth(width, shapes)}px` } as CSSProperties;
  const scrolling = { role: 'group', tabIndex: 0, lang: language, 'aria-label': t('scroll') };
  return (
    <div ref={box} className={classes.scroll} {...(overflows && scrolling)}>
      {createElement(
        'svg',
        { className: classes.drawing, style, role: 'img', 'aria-label': alt, lang: 'en', ...size },
        ...nodes,
      )}
    </div>
  );
}

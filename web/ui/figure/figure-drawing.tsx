import type { Drawing } from '@bac/exam/figure/drawing.ts';
import { svgElement } from '@bac/exam/figure/svg-element.ts';
import { createElement } from 'react';
import classes from './figure.module.css';
import { svgNode } from './svg-node.ts';

interface Props {
  drawing: Drawing;
  /** What a sighted student sees. */
  alt: string;
}

export function FigureDrawing({ drawing: { width, height, shapes }, alt }: Props) {
  const nodes = shapes.map((shape) => svgNode(svgElement(shape)));
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return createElement(
    'svg',
    { className: classes.drawing, role: 'img', 'aria-label': alt, ...size },
    ...nodes,
  );
}

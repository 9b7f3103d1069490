import type { Dash, Fill, Shape, TextShape, Tone, Weight } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { dashArray, strokeWidth } from './pen.ts';

/**
 * One SVG element as data, the common source of a string and a React tree. It uses presentation attributes, with `currentColor`
 * for the tone's color: a figure looks right on white without a stylesheet, and a stylesheet only needs to set `color` for
 * `.tone-…`, `fill` for `.fill-paper` and `stroke` for `.halo`.
 */
export interface SvgElement {
  tag: 'path' | 'polygon' | 'circle' | 'rect' | 'text' | 'tspan';
  attributes: Record<string, string | number>;
  children: (SvgElement | string)[];
}

const paper = '#fff';
const haloWidth = 4;

interface Mark {
  tone: Tone;
  weight?: Weight;
  dash?: Dash;
  fill?: Fill;
}

function toAttributes({ tone, weight, dash, fill }: Mark): SvgElement['attributes'] {
  return {
    class: fill ? `tone-${tone} fill-${fill}` : `tone-${tone}`,
    fill: fill === undefined ? 'none' : fill === 'paper' ? paper : 'currentColor',
    ...(fill === 'tint' && { 'fill-opacity': 0.16 }),
    ...(weight && {
      stroke: 'currentColor',
      'stroke-width': strokeWidth[weight],
      'stroke-linejoin': 'round',
    }),
    ...(dash && { 'stroke-dasharray': dashArray[dash] }),
  };
}

const pair = ([x, y]: Point): string => `${x} ${y}`;

function textElement(shape: TextShape): SvgElement {
  const { at, runs, anchor, size, bold, rotation, halo, tone } = shape;
  return {
    tag: 'text',
    attributes: {
      class: halo ? `tone-${tone} halo` : `tone-${tone}`,
      x: at[0],
      y: at[1],
      fill: 'currentColor',
      'font-size': size,
      'text-anchor': anchor,
      ...(bold && { 'font-weight': 700 }),
      ...(rotation !== undefined && { transform: `rotate(${rotation} ${pair(at)})` }),
      ...(halo && {
        stroke: paper,
        'stroke-width': haloWidth,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    },
    children: runs.map(({ text, italic }) =>
      italic ? { tag: 'tspan', attributes: { 'font-style': 'italic' }, children: [text] } : text,
    ),
  };
}

export function svgElement(shape: Shape): SvgElement {
  if (shape.kind === 'text') return textElement(shape);
  const style = toAttributes(shape);
  switch (shape.kind) {
    case 'path': {
      const d = shape.strokes.map((stroke) => `M${stroke.map(pair).join('L')}`).join('');
      return { tag: 'path', attributes: { ...style, d }, children: [] };
    }
    case 'polygon': {
      const points = shape.points.map(pair).join(' ');
      return { tag: 'polygon', attributes: { ...style, points }, children: [] };
    }
    case 'circle': {
      const [cx, cy] = shape.center;
      return { tag: 'circle', attributes: { ...style, cx, cy, r: shape.radius }, children: [] };
    }
    case 'rect': {
      const [x, y] = shape.at;
      const { width, height } = shape;
      return { tag: 'rect', attributes: { ...style, x, y, width, height }, children: [] };
    }
  }
}

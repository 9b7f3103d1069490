import { describe, expect, it } from 'vitest';
import type { Drawing, Shape } from '../drawing.ts';
import { toSvg } from './svg.ts';

const drawing = (shapes: Drawing['shapes']): Drawing => ({ width: 40, height: 30, shapes });

describe('toSvg', () => {
  it('writes an image with a title', () => {
    expect(toSvg(drawing([]), 'A line')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 40 30" width="40" height="30"><title>A line</title></svg>',
    );
  });

  it('escapes hostile text everywhere', () => {
    const hostile = `</text><script>alert('1')</script>"&`;
    const text = {
      kind: 'text',
      tone: 'ink',
      at: [1, 2],
      anchor: 'start',
      size: 14,
    } satisfies Partial<Shape>;
    const svg = toSvg(drawing([{ ...text, runs: [{ text: hostile, italic: true }] }]), hostile);
    expect(svg).not.toContain('<script');
    expect(
      svg.match(/&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;&quot;&amp;/g),
    ).toHaveLength(2);
  });

  it('leaves colors to the page by giving each shape the class of its tone', () => {
    const svg = toSvg(
      drawing([
        {
          kind: 'path',
          tone: 'axis',
          weight: 'thin',
          dash: 'dashed',
          strokes: [
            [
              [0, 0],
              [5, 5],
            ],
            [
              [1, 1],
              [2, 2],
            ],
          ],
        },
        {
          kind: 'polygon',
          tone: 'series-2',
          fill: 'tint',
          points: [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
        },
        { kind: 'circle', tone: 'ink', weight: 'medium', fill: 'paper', center: [3, 4], radius: 2 },
        { kind: 'rect', tone: 'series-1', fill: 'solid', at: [1, 2], width: 3, height: 4 },
      ]),
      'Shapes',
    );
    expect(svg).toContain('<path class="tone-axis" fill="none" stroke="currentColor"');
    expect(svg).toContain('stroke-dasharray="6 4" d="M0 0L5 5M1 1L2 2"/>');
    expect(svg).toContain(
      'class="tone-series-2 fill-tint" fill="currentColor" fill-opacity="0.16" points="0 0 1 0 0 1"',
    );
    expect(svg).toContain('class="tone-ink fill-paper" fill="#fff"');
    expect(svg).toContain('cx="3" cy="4" r="2"');
    expect(svg).toContain(
      'class="tone-series-1 fill-solid" fill="currentColor" x="1" y="2" width="3" height="4"',
    );
  });

  it('writes rotated, italic, bold and outlined text', () => {
    const text = {
      kind: 'text',
      tone: 'ink',
      at: [1, 2],
      anchor: 'middle',
      size: 15,
    } satisfies Partial<Shape>;
    const runs = [
      { text: 'x', italic: true },
      { text: '°', italic: false },
    ];
    const svg = toSvg(drawing([{ ...text, runs, halo: true, bold: true, rotation: -90 }]), 'Text');
    expect(svg).toContain('<tspan font-style="italic">x</tspan>°</text>');
    expect(svg).toContain('transform="rotate(-90 1 2)"');
    expect(svg).toContain('class="tone-ink halo"');
    expect(svg).toContain('font-weight="700"');
    expect(svg).toContain('paint-order="stroke"');
  });
});

import type { Drawing, Room } from './drawing.ts';
import { drawBarChart } from './charts/draw-bar-chart.ts';
import { drawBoxPlot } from './charts/draw-box-plot.ts';
import { drawDotPlot } from './charts/draw-dot-plot.ts';
import { drawGeometry } from './geometry/draw-geometry.ts';
import { drawHistogram } from './charts/draw-histogram.ts';
import { drawLineChart } from './charts/draw-line-chart.ts';
import { drawPlane } from './plane/draw-plane.ts';
import { drawScatterplot } from './charts/draw-scatterplot.ts';
import type { Figure, FigureOf } from './figure.ts';

/** Draws a figure; undefined for a table, which the page shows as a table. */
export function drawFigure(figure: Exclude<Figure, FigureOf<'table'>>, room?: Room): Drawing;
export function drawFigure(figure: Figure, room?: Room): Drawing | undefined;
export function drawFigure(figure: Figure, room: Room = 'wide'): Drawing | undefined {
  switch (figure.kind) {
    case 'table':
      return undefined;
    case 'bar-chart':
      return drawBarChart(figure, room);
    case 'line-chart':
      return drawLineChart(figure, room);
    case 'histogram':
      return drawHistogram(figure, room);
    case 'dot-plot':
      return drawDotPlot(figure, room);
    case 'box-plot':
      return drawBoxPlot(figure, room);
    case 'scatterplot':
      return drawScatterplot(figure, room);
    case 'plane':
      return drawPlane(figure, room);
    case 'geometry':
      return drawGeometry(figure, room);
  }
}

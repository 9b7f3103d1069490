import type { Plot } from '../engine/curves/plot.ts';
import { WorkBudget } from '../engine/curves/work-budget.ts';
import { colourCount } from '../state/calculator-state.ts';
import { drawGrid } from './draw-grid.ts';
import { drawMarks } from './draw-marks.ts';
import { drawPlot } from './draw-plot.ts';
import { PlotTiles } from './plot-tiles.ts';
import type { GraphColours, Scene } from './scene.ts';
import type { Size, View } from './view.ts';

/** Milliseconds of a frame for what has not been worked out before; drawing itself needs the rest. */
const newWork = 5;

/** Draws the scene, at most once a frame. React says what is in it; a moving hand only changes the view. */
export class GraphPainter {
  size: Size = { width: 0, height: 0 };
  private readonly canvas: HTMLCanvasElement;
  private readonly stopWatching: () => void;
  private colours: GraphColours;
  private tiles = new Map<Plot, PlotTiles>();
  private scene: Scene = { layers: [], activeRow: -1, interests: [], mark: undefined };
  private view: View;
  private frame = 0;

  constructor(canvas: HTMLCanvasElement, view: View) {
    this.canvas = canvas;
    this.view = view;
    this.colours = readColours(canvas);
    this.stopWatching = onThemeChange(() => {
      this.colours = readColours(canvas);
      this.request();
    });
  }

  stop(): void {
    this.stopWatching();
    cancelAnimationFrame(this.frame);
  }

  show(scene: Scene): void {
    this.scene = scene;
    const plots = scene.layers.map((layer) => layer.plot);
    this.tiles = new Map(plots.map((plot) => [plot, this.tiles.get(plot) ?? new PlotTiles(plot)]));
    this.request();
  }

  look(view: View): void {
    this.view = view;
    this.request();
  }

  /** The size of the canvas in CSS pixels; its own pixels follow the screen's density and the page's zoom. */
  fit(): void {
    const { clientWidth, clientHeight } = this.canvas;
    const zoom = clientWidth > 0 ? this.canvas.getBoundingClientRect().width / clientWidth : 1;
    const scale = Math.min(devicePixelRatio * zoom, 3);
    this.size = { width: clientWidth, height: clientHeight };
    this.canvas.width = Math.round(clientWidth * scale);
    this.canvas.height = Math.round(clientHeight * scale);
    // Resizing empties a canvas; waiting for the next frame would flash.
    this.draw();
  }

  linesOf(plot: Plot) {
    return this.tiles.get(plot)?.lines(this.view, this.size) ?? [];
  }

  private request(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    const context = this.canvas.getContext('2d');
    const { size, view, colours, scene } = this;
    if (!context || size.width === 0 || size.height === 0) return;
    context.setTransform(
      this.canvas.width / size.width,
      0,
      0,
      this.canvas.height / size.height,
      0,
      0,
    );
    const budget = new WorkBudget(newWork);
    const stage = { context, view, size, colours, budget };
    drawGrid(stage);
    for (const { plot, colour, row } of scene.layers) {
      drawPlot(stage, this.tiles.get(plot)!, colours.curves[colour]!, row === scene.activeRow);
    }
    drawMarks(stage, scene);
    if (budget.isShort) this.request();
  }
}

/** A canvas knows no CSS variables; they are read from where it stands, again whenever the theme changes. */
function readColours(canvas: HTMLCanvasElement): GraphColours {
  const style = getComputedStyle(canvas);
  const token = (name: string): string => style.getPropertyValue(name).trim() || '#888';
  return {
    surface: token('--surface'),
    ink: token('--ink'),
    muted: token('--muted'),
    line: token('--grid-line'),
    fineLine: token('--grid-fine'),
    ring: token('--control-border'),
    label: token('--graph-label'),
    onLabel: token('--graph-on-label'),
    curves: Array.from({ length: colourCount }, (_, i) => token(`--curve-${i}`)),
  };
}

function onThemeChange(listen: () => void): () => void {
  const observer = new MutationObserver(listen);
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  return () => observer.disconnect();
}

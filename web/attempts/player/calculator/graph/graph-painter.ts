import type { Plot } from '../engine/curves/plot.ts';
import { WorkBudget } from '../engine/curves/work-budget.ts';
import { colorCount } from '../state/calculator-state.ts';
import { drawGrid } from './draw-grid.ts';
import { drawMarks } from './draw-marks.ts';
import { drawPlot } from './draw-plot.ts';
import { PlotTiles } from './plot-tiles.ts';
import type { GraphColors, Scene } from './scene.ts';
import type { Size, View } from './view.ts';

/** The milliseconds per frame for computing new tiles. Drawing needs the rest of the frame. */
const newTilesMs = 5;

/** Draws the scene, at most once per frame. React sets the scene; gestures change only the view. */
export class GraphPainter {
  size: Size = { width: 0, height: 0 };
  private readonly canvas: HTMLCanvasElement;
  private readonly stopWatching: () => void;
  private colors: GraphColors;
  private tiles = new Map<Plot, PlotTiles>();
  private scene: Scene = { layers: [], activeRow: -1, interests: [], mark: undefined };
  private view: View;
  private frame = 0;

  constructor(canvas: HTMLCanvasElement, view: View) {
    this.canvas = canvas;
    this.view = view;
    this.colors = readColours(canvas);
    this.stopWatching = onThemeChange(() => {
      this.colors = readColours(canvas);
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

  /** Measures the canvas in CSS pixels, and sets its resolution by the density of the screen and the zoom of the page. */
  fit(): void {
    const { clientWidth, clientHeight } = this.canvas;
    const zoom = clientWidth > 0 ? this.canvas.getBoundingClientRect().width / clientWidth : 1;
    const scale = Math.min(devicePixelRatio * zoom, 3);
    this.size = { width: clientWidth, height: clientHeight };
    this.canvas.width = Math.round(clientWidth * scale);
    this.canvas.height = Math.round(clientHeight * scale);
    // Resizing clears a canvas, so waiting for the next frame would make it flash.
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
    const { size, view, colors, scene } = this;
    if (!context || size.width === 0 || size.height === 0) return;
    context.setTransform(
      this.canvas.width / size.width,
      0,
      0,
      this.canvas.height / size.height,
      0,
      0,
    );
    const budget = new WorkBudget(newTilesMs);
    const stage = { context, view, size, colors, budget };
    drawGrid(stage);
    for (const { plot, colour, row } of scene.layers) {
      drawPlot(stage, this.tiles.get(plot)!, colors.curves[colour]!, row === scene.activeRow);
    }
    drawMarks(stage, scene);
    if (budget.isShort) this.request();
  }
}

/** Reads the CSS variables of the canvas, which a canvas cannot use itself. Called again when the theme changes. */
function readColours(canvas: HTMLCanvasElement): GraphColors {
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
    curves: Array.from({ length: colorCount }, (_, i) => token(`--curve-${i}`)),
  };
}

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  return () => observer.disconnect();
}

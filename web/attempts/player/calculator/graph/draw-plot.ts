import type { PlotTiles, EdgeLines } from './plot-tiles.ts';
import { toScreenX, toScreenY, type Stage } from './scene.ts';
import { areaOf } from './view.ts';

/** Clamps coordinates far outside the canvas, where it loses precision. */
const maxCoordinate = 20_000;
const clamp = (value: number): number =>
  value > maxCoordinate ? maxCoordinate : value < -maxCoordinate ? -maxCoordinate : value;

function trace(stage: Stage, { lines, isSwapped, isContinuous }: EdgeLines): void {
  const { context, view, size } = stage;
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  context.beginPath();
  let isDown = false;
  for (const line of lines) {
    if (!isContinuous) isDown = false;
    for (let i = 0; i < line.length; i += 2) {
      const x = line[isSwapped ? i + 1 : i]!;
      const y = line[isSwapped ? i : i + 1]!;
      const screenX = middleX + (x - view.x) / view.unitX;
      const screenY = middleY - (y - view.y) / view.unitY;
      // Infinite and undefined values interrupt the line.
      if (!(Math.abs(screenX) < Infinity && Math.abs(screenY) < Infinity)) isDown = false;
      else if (isDown) context.lineTo(clamp(screenX), clamp(screenY));
      else {
        context.moveTo(clamp(screenX), clamp(screenY));
        isDown = true;
      }
    }
  }
}

function shade(stage: Stage, tiles: PlotTiles, colour: string): void {
  const { context, view, size, budget } = stage;
  if (!tiles.region) return;
  context.beginPath();
  for (const rectangles of tiles.region.cover(areaOf(view, size), view.unitX, view.unitY, budget)) {
    for (let i = 0; i < rectangles.length; i += 4) {
      const x = toScreenX(stage, rectangles[i]!);
      const y = toScreenY(stage, rectangles[i + 1]!);
      const width = rectangles[i + 2]! / view.unitX;
      const height = rectangles[i + 3]! / view.unitY;
      context.rect(x, y - height, width, height);
    }
  }
  context.globalAlpha = 0.18;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
}

function dots(stage: Stage, tiles: PlotTiles, colour: string): void {
  const { context, colors } = stage;
  if (tiles.plot.kind !== 'points') return;
  for (const { x, y } of tiles.plot.points) {
    context.beginPath();
    context.arc(clamp(toScreenX(stage, x)), clamp(toScreenY(stage, y)), 5, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
    context.strokeStyle = colors.surface;
    context.lineWidth = 1.5;
    context.stroke();
  }
}

export function drawPlot(stage: Stage, tiles: PlotTiles, colour: string, isActive: boolean): void {
  const { context, view, size, budget } = stage;
  shade(stage, tiles, colour);
  for (const edge of tiles.lines(view, size, budget)) {
    trace(stage, edge);
    context.setLineDash(edge.isDashed ? [7, 6] : []);
    context.strokeStyle = colour;
    context.lineWidth = isActive ? 3 : 2.25;
    context.lineJoin = 'round';
    context.stroke();
  }
  context.setLineDash([]);
  dots(stage, tiles, colour);
}

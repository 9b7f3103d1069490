import { toScreenX, toScreenY, type Stage } from './scene.ts';
import { tickLabel, ticksFor } from './ticks.ts';
import { areaOf } from './view.ts';

const minSpacingX = 64;
const minSpacingY = 52;

/** Moves a coordinate to the center of a pixel, so that a line of one pixel is sharp. */
const sharp = (coordinate: number): number => Math.round(coordinate) + 0.5;

function lines(stage: Stage, stepX: number, stepY: number, colour: string): void {
  const { context, size, view } = stage;
  const area = areaOf(view, size);
  context.beginPath();
  for (let i = Math.ceil(area.left / stepX); i * stepX <= area.right; i += 1) {
    const x = sharp(toScreenX(stage, i * stepX));
    context.moveTo(x, 0);
    context.lineTo(x, size.height);
  }
  for (let i = Math.ceil(area.bottom / stepY); i * stepY <= area.top; i += 1) {
    const y = sharp(toScreenY(stage, i * stepY));
    context.moveTo(0, y);
    context.lineTo(size.width, y);
  }
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.stroke();
}

function axes(stage: Stage): void {
  const { context, size, colors } = stage;
  const [x, y] = [sharp(toScreenX(stage, 0)), sharp(toScreenY(stage, 0))];
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, size.height);
  context.moveTo(0, y);
  context.lineTo(size.width, y);
  context.strokeStyle = colors.ink;
  context.lineWidth = 1.5;
  context.stroke();
}

/** Draws the numbers on the axes, or at the edge if their axis is out of view. */
function labels(stage: Stage, stepX: number, stepY: number): void {
  const { context, size, view, colors } = stage;
  const area = areaOf(view, size);
  context.font = "13px 'Be Vietnam Pro', system-ui, sans-serif";
  context.fillStyle = colors.muted;
  context.strokeStyle = colors.surface;
  context.lineWidth = 4;
  context.lineJoin = 'round';
  const write = (text: string, x: number, y: number): void => {
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  };
  const baseY = Math.min(Math.max(toScreenY(stage, 0) + 14, 14), size.height - 10);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let i = Math.ceil(area.left / stepX); i * stepX <= area.right; i += 1) {
    if (i !== 0) write(tickLabel(i, stepX), toScreenX(stage, i * stepX), baseY);
  }
  const axisX = toScreenX(stage, 0) - 7;
  const isLeft = axisX < 34;
  context.textAlign = isLeft ? 'left' : 'right';
  const baseX = isLeft ? 6 : Math.min(axisX, size.width - 6);
  for (let i = Math.ceil(area.bottom / stepY); i * stepY <= area.top; i += 1) {
    if (i !== 0) write(tickLabel(i, stepY), baseX, toScreenY(stage, i * stepY));
  }
}

export function drawGrid(stage: Stage): void {
  const { context, size, view, colors } = stage;
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, size.width, size.height);
  const across = ticksFor(view.unitX, minSpacingX);
  const up = ticksFor(view.unitY, minSpacingY);
  lines(stage, across.step / across.parts, up.step / up.parts, colors.fineLine);
  lines(stage, across.step, up.step, colors.line);
  axes(stage);
  labels(stage, across.step, up.step);
}

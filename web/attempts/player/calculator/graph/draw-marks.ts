import { toScreenX, toScreenY, type Scene, type Stage } from './scene.ts';

function ring(stage: Stage, x: number, y: number): void {
  const { context, colors } = stage;
  context.beginPath();
  context.arc(x, y, 5, 0, 2 * Math.PI);
  context.fillStyle = colors.surface;
  context.fill();
  context.strokeStyle = colors.ring;
  context.lineWidth = 2.5;
  context.stroke();
}

/** Draws a label beside a point, on the side that has room. */
function bubble(stage: Stage, text: string, x: number, y: number): void {
  const { context, size, colors } = stage;
  context.font = "700 14px 'Be Vietnam Pro', system-ui, sans-serif";
  const width = context.measureText(text).width + 26;
  const height = 31;
  // The buttons are in the upper right corner.
  const end = size.width > 300 ? size.width - 58 : size.width;
  const left = x + 14 + width > end ? x - 14 - width : x + 14;
  const top = y + 6 + height > size.height ? y - 6 - height : y + 6;
  const boxLeft = Math.min(Math.max(left, 4), Math.max(4, size.width - width - 4));
  context.beginPath();
  context.roundRect(boxLeft, Math.max(top, 4), width, height, 7);
  context.fillStyle = colors.label;
  context.fill();
  context.fillStyle = colors.onLabel;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(text, boxLeft + 13, Math.max(top, 4) + height / 2 + 1);
}

export function drawMarks(stage: Stage, { interests, mark, layers }: Scene): void {
  const { context, colors } = stage;
  for (const { kind, x, y } of interests) {
    if (kind !== 'point') ring(stage, toScreenX(stage, x), toScreenY(stage, y));
  }
  if (!mark) return;
  const [x, y] = [toScreenX(stage, mark.x), toScreenY(stage, mark.y)];
  const layer = layers.find(({ row }) => row === mark.row);
  context.beginPath();
  context.arc(x, y, 6, 0, 2 * Math.PI);
  context.fillStyle = colors.curves[layer?.colour ?? 0]!;
  context.fill();
  context.strokeStyle = colors.surface;
  context.lineWidth = 2;
  context.stroke();
  bubble(stage, mark.label, x, y);
}

import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moveView, zoomView, type View } from './crop.ts';
import classes from './crop.module.css';
import { drawCrop } from './draw-crop.ts';

interface Props {
  image: ImageBitmap;
  view: View;
  onView: (view: View) => void;
  label: string;
}

/** How far an arrow key moves the picture, as fractions of the square. */
const steps: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

const zooms: Partial<Record<string, number>> = { '+': 0.2, '=': 0.2, '-': -0.2 };

/** The picture under a round window: dragged with a pointer or moved with keys. */
export function CropArea({ image, view, onView, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const lastPointer = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, view);
  }, [image, view]);

  function startDrag(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    lastPointer.current = { x: event.clientX, y: event.clientY };
  }

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (!lastPointer.current) return;
    const side = currentTarget.clientWidth;
    const { x, y } = lastPointer.current;
    onView(moveView(image, view, (clientX - x) / side, (clientY - y) / side));
    lastPointer.current = { x: clientX, y: clientY };
  }

  function release(): void {
    lastPointer.current = undefined;
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    const zoom = zooms[event.key];
    if (step) onView(moveView(image, view, ...step));
    else if (zoom) onView(zoomView(view, view.zoom + zoom));
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no element is moved in two directions
    <div
      className={classes.window}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys
      tabIndex={0}
      aria-label={label}
      onPointerDown={startDrag}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      <canvas ref={canvas} className={classes.picture} width="560" height="560" aria-hidden />
    </div>
  );
}

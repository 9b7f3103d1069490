import { useEffect, useState } from 'react';
import { blocksIn } from '../../../../item/highlights/block-text.ts';
import { cssZoom } from '../window/css-zoom.ts';
import classes from './highlights.module.css';
import type { PaintedHighlight } from '../../../../item/highlights/paint.ts';

interface Stripe {
  key: string;
  colour: string;
  box: { left: number; top: number; width: number; height: number };
}

interface Layer {
  frame: DOMRect;
  stripes: Stripe[];
}

function measure(container: HTMLElement, painted: PaintedHighlight[]): Layer {
  const frame = container.getBoundingClientRect();
  const zoom = cssZoom(document.body);
  const stripes = painted.flatMap(({ highlight, range }) =>
    [...range.getClientRects()].map((rect, index) => ({
      key: `${highlight.id} ${index}`,
      colour: highlight.colour,
      box: {
        left: (rect.left - frame.left) / zoom,
        top: (rect.top - frame.top) / zoom,
        width: rect.width / zoom,
        height: rect.height / zoom,
      },
    })),
  );
  return { frame, stripes };
}

/** Translucent stripes over the text, for browsers without the CSS Custom Highlight API. */
export function HighlightOverlay(props: {
  container: HTMLElement | null;
  painted: PaintedHighlight[];
}) {
  const { container, painted } = props;
  const [layer, setLayer] = useState<Layer>();

  useEffect(() => {
    if (!container) return;
    const update = (): void => setLayer(measure(container, painted));
    update();
    document.addEventListener('scroll', update, { capture: true, passive: true });
    addEventListener('resize', update);
    // Text moves when a font loads, the divider moves or the zoom changes.
    const observer = new ResizeObserver(update);
    [container, ...blocksIn(container)].forEach((each) => observer.observe(each));
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [container, painted]);

  if (!layer) return null;
  const { left, top, width, height } = layer.frame;
  const zoom = cssZoom(document.body);
  const style = { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
  return (
    <div className={classes.overlay} style={style} aria-hidden>
      {layer.stripes.map(({ key, colour, box }) => (
        <span key={key} className={classes.stripe} data-colour={colour} style={box} />
      ))}
    </div>
  );
}

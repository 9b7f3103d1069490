import { cssZoom } from './css-zoom.ts';
import type { Size, WindowBox } from './window-box.ts';

/** The whole window of the browser, in the pixels of the element's style. */
export function roomAround(element: Element | null): Size {
  const zoom = cssZoom(element);
  return { width: innerWidth / zoom, height: innerHeight / zoom };
}

/** Where an element stands, in the pixels of its style. */
export function boxOf(element: Element): WindowBox {
  const zoom = cssZoom(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
}

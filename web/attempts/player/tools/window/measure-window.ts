import { cssZoom } from './css-zoom.ts';
import type { Size, WindowBox } from './window-box.ts';

/** The size of the browser window, in pixels of the element's style. */
export function roomAround(element: Element | null): Size {
  const zoom = cssZoom(element);
  return { width: innerWidth / zoom, height: innerHeight / zoom };
}

/** The position and size of an element, in pixels of its style. */
export function boxOf(element: Element): WindowBox {
  const zoom = cssZoom(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
}

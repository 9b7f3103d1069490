/**
 * The CSS zoom of an element; the text-size preference zooms the body. Rectangles and pointer positions are in pixels of the
 * window, while lengths in a style are multiplied by the zoom. Divide by this to turn a measured length into a style.
 */
export const cssZoom = (element: Element | null): number => element?.currentCSSZoom ?? 1;

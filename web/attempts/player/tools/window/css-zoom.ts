/**
 * The text-size preference zooms the body. Rectangles and pointers are measured in the window's pixels, lengths in a style
 * are multiplied by the zoom; whoever turns one into the other divides by this.
 */
export const cssZoom = (element: Element | null): number => element?.currentCSSZoom ?? 1;

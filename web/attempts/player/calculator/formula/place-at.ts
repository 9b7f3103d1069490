/** The place in the text that is nearest to a point of the screen: before or after the nearest sign. */
export function placeAt(line: Element, length: number, x: number, y: number): number {
  let place = length;
  let least = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (const sign of line.querySelectorAll<HTMLElement>('[data-from]')) {
    const box = sign.getBoundingClientRect();
    const [dx, dy] = [
      Math.max(box.left - x, 0, x - box.right),
      Math.max(box.top - y, 0, y - box.bottom),
    ];
    right = Math.max(right, box.right);
    const distance = Math.hypot(dx, dy);
    if (distance >= least) continue;
    least = distance;
    place = Number(x < (box.left + box.right) / 2 ? sign.dataset['from'] : sign.dataset['to']);
  }
  // Behind everything, the caret leaves exponents and fractions.
  return x > right + 4 ? length : place;
}

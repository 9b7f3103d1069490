/** Pages to offer around the one that is open; null is a gap. The first and the last are always there. */
export function pageButtons(page: number, pages: number): (number | null)[] {
  const near = [page - 1, page, page + 1];
  // At either end the row is as long as in the middle, so that buttons don't jump from under the pointer.
  if (page <= 3) near.push(2, 3, 4);
  if (page >= pages - 2) near.push(pages - 3, pages - 2, pages - 1);
  const shown = [...new Set([1, ...near, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .toSorted((one, other) => one - other);
  return shown.flatMap((one, place) => {
    const gap = one - (shown[place - 1] ?? 0);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [null, one] : [one];
  });
}

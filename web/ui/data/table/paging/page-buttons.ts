/** The page numbers to offer around the current page; null is a gap. The first and the last are always there. */
export function pageButtons(page: number, pages: number): (number | null)[] {
  const nearbyPages = [page - 1, page, page + 1];
  // Keeps the row as long at both ends as in the middle, so that buttons don't move under the pointer.
  if (page <= 3) nearbyPages.push(2, 3, 4);
  if (page >= pages - 2) nearbyPages.push(pages - 3, pages - 2, pages - 1);
  const visiblePages = [...new Set([1, ...nearbyPages, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .toSorted((one, other) => one - other);
  return visiblePages.flatMap((one, index) => {
    const gap = one - (visiblePages[index - 1] ?? 0);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [null, one] : [one];
  });
}

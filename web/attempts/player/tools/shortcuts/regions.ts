/** A question that is drawn ahead takes room, but is not there for anybody yet. */
const isShown = (region: HTMLElement): boolean =>
  region.getClientRects().length > 0 && region.closest('[data-waiting]') === null;

/** F6: the next part of the page, or the one before; after the last comes the first. */
export function moveToRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(isShown);
  if (regions.length === 0) return;
  // The innermost one holds the focus: the answers are a region within the question.
  const current = regions.findLastIndex((region) => region.contains(document.activeElement));
  const from = current < 0 && step < 0 ? 0 : current;
  regions[(from + step + regions.length) % regions.length]?.focus();
}

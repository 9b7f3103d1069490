import type { WholeItem } from '@bac/contract/bank/bank-items.ts';

/** An earlier version whose answers are not graded by the latest key yet, and whose own differs from it. */
export function mendable(item: WholeItem, version: WholeItem['versions'][number]): boolean {
  const latest = item.versions.find((one) => one.version === item.version);
  return (
    latest !== undefined &&
    version.version < latest.version &&
    version.key !== latest.key &&
    version.gradedAs !== latest.version
  );
}

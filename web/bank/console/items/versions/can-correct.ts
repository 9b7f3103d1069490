import type { WholeItem } from '@bac/contract/bank/bank-items.ts';

/** True for an earlier version with another key than the latest whose answers are not graded by the latest key yet. */
export function canCorrect(item: WholeItem, version: WholeItem['versions'][number]): boolean {
  const latest = item.versions.find((one) => one.version === item.version);
  return (
    latest !== undefined &&
    version.version < latest.version &&
    version.key !== latest.key &&
    version.gradedAs !== latest.version
  );
}

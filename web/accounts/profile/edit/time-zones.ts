const ours = 'Asia/Ho_Chi_Minh';

/** The older name of ours, under which some browsers list it. */
const oldName = 'Asia/Saigon';

/** Ours first, then all the others; the chosen one is there even if this browser does not know it. */
export function timeZones(chosen: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== oldName);
  return [...new Set([ours, chosen, ...known])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}

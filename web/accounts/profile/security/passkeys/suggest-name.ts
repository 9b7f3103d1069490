/** The first match counts: an iPad also says Macintosh, Android also says Linux. */
const devices: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Suggests a name for a passkey of this device: the device, with a number if that name is already in use. */
export function suggestName(userAgent: string, existingNames: readonly string[]): string {
  const device = devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  if (device === '' || !existingNames.includes(device)) return device;
  let number = 2;
  while (existingNames.includes(`${device} ${number}`)) number += 1;
  return `${device} ${number}`;
}

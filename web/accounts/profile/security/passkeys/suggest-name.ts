/** The first that fits: an iPad says Macintosh too, Android says Linux too. */
const devices: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a passkey made on this device could be called: by the device, with a number where that name is taken. */
export function suggestName(userAgent: string, taken: readonly string[]): string {
  const device = devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  if (device === '' || !taken.includes(device)) return device;
  let number = 2;
  while (taken.includes(`${device} ${number}`)) number += 1;
  return `${device} ${number}`;
}

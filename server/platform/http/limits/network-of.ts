import { isIPv6 } from 'node:net';

/** For limits: one customer of IPv6 is given 64 bits of addresses at least, so only the half before them tells who it is. */
export function networkOf(address: string): string {
  // With a dot it is an address of IPv4 in the clothes of IPv6.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = [], after = []] = address
    .replace(/%.*/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...left, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

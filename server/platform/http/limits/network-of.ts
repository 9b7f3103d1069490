import { isIPv6 } from 'node:net';

/** The key of an address for rate limits. An IPv6 customer gets at least a /64, so only the first 64 bits identify them. */
export function networkOf(address: string): string {
  // An address with a dot is an IPv4-mapped IPv6 address.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = [], after = []] = address
    .replace(/%.*/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

import { isIP, isIPv6 } from 'node:net';

const mapped = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/** The IPv4 address behind an IPv4-mapped IPv6 address, which a dual-stack socket reports. */
function unmapped(address: string): string {
  const [, dotted, high, low] = mapped.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/**
 * The networks of an address for rate limits, the smallest first. An IPv6 customer gets at least a /64 and a site often a /48,
 * so counting single addresses, or only /64s, would limit nobody. An IPv4 address is its own network.
 */
export function networksOf(address: string): [string, ...string[]] {
  const plain = unmapped(address.replace(/%.*/, ''));
  if (!isIPv6(plain)) return [isIP(plain) ? plain : address];
  const [before = [], after = []] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return [groups.join(':'), `${groups.slice(0, 3).join(':')}/48`];
}

/** The smallest network of an address. */
export const networkOf = (address: string): string => networksOf(address)[0];

import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from './network-of.ts';

describe('networksOf', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['::ffff:cb00:7109', ['203.0.113.9']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1/48']],
    ['2001:0DB8:0001:0002::1', ['2001:db8:1:2', '2001:db8:1/48']],
    ['2001:db8::1:2:3', ['2001:db8:0:0', '2001:db8:0/48']],
    ['2001:db8:1:2::', ['2001:db8:1:2', '2001:db8:1/48']],
    ['64:ff9b::203.0.113.9', ['64:ff9b:0:0', '64:ff9b:0/48']],
    ['::1', ['0:0:0:0', '0:0:0/48']],
    ['fe80::1%eth0', ['fe80:0:0:0', 'fe80:0:0/48']],
    ['no address', ['no address']],
  ])('maps %s to %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
    expect(networkOf(address)).toBe(networks[0]);
  });
});

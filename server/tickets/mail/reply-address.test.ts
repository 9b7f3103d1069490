import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOurs, readReplyAddress, replyAddressOf } from './reply-address.ts';

const own = 'help@mail.bac.example';
const ticket = { number: 1042, secret: randomBytes(32) };

const opens = (address: string, given = ticket): boolean => {
  const claim = readReplyAddress(own, address);
  return claim !== undefined && claim.number === given.number && isOurs(claim, given);
};

describe('the address a reply is mailed to', () => {
  it('leads back to its ticket, in whatever case it comes', () => {
    const address = replyAddressOf(own, ticket);
    expect(address).toMatch(/^help\+1042-[a-z2-7]{20}@mail\.bac\.example$/);
    expect(opens(address)).toBe(true);
    expect(opens(address.toUpperCase())).toBe(true);
  });

  it('is another for every ticket and every secret', () => {
    const address = replyAddressOf(own, ticket);
    expect(opens(address, { ...ticket, secret: randomBytes(32) })).toBe(false);
    const other = { ...ticket, number: 1043 };
    expect(opens(address.replace('1042', '1043'), other)).toBe(false);
  });

  it.each([
    'help@mail.bac.example',
    'help+1042@mail.bac.example',
    'help+1042-@mail.bac.example',
    `help+1042-${'a'.repeat(21)}@mail.bac.example`,
    `other+1042-${'a'.repeat(20)}@mail.bac.example`,
    `help+1042-${'a'.repeat(20)}@mail.bac.example.evil.example`,
    `help+1042-${'a'.repeat(20)}@evil.example`,
    `help+${'9'.repeat(20)}-${'a'.repeat(20)}@mail.bac.example`,
    '',
    '@',
  ])('is not “%s”', (address) => {
    expect(readReplyAddress(own, address)).toBeUndefined();
  });

  it('fits in a local part and opens nothing when any sign of it changes', () => {
    const longest = { number: 999_999_999_999_999, secret: ticket.secret };
    const [local = ''] = replyAddressOf(`${'x'.repeat(26)}@bac.example`, longest).split('@');
    expect(local.length).toBeLessThanOrEqual(64);
    const address = replyAddressOf(own, ticket);
    fc.assert(
      fc.property(fc.nat(address.length - 1), fc.constantFrom('a', 'q', '2', '7'), (at, sign) => {
        fc.pre(address[at] !== sign);
        expect(opens(address.slice(0, at) + sign + address.slice(at + 1))).toBe(false);
      }),
    );
  });
});

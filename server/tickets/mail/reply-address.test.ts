import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidToken, readReplyAddress, replyAddressOf } from './reply-address.ts';

const helpAddress = 'help@mail.bac.example';
const ticket = { number: 1042, secret: randomBytes(32) };

const isValid = (address: string, expected = ticket): boolean => {
  const claim = readReplyAddress(helpAddress, address);
  return claim !== undefined && claim.number === expected.number && hasValidToken(claim, expected);
};

describe('the address a reply is mailed to', () => {
  it('leads back to its ticket, in upper and lower case', () => {
    const address = replyAddressOf(helpAddress, ticket);
    expect(address).toMatch(/^help\+1042-[a-z2-7]{20}@mail\.bac\.example$/);
    expect(isValid(address)).toBe(true);
    expect(isValid(address.toUpperCase())).toBe(true);
  });

  it('differs for every ticket and every secret', () => {
    const address = replyAddressOf(helpAddress, ticket);
    expect(isValid(address, { ...ticket, secret: randomBytes(32) })).toBe(false);
    const other = { ...ticket, number: 1043 };
    expect(isValid(address.replace('1042', '1043'), other)).toBe(false);
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
  ])('rejects “%s”', (address) => {
    expect(readReplyAddress(helpAddress, address)).toBeUndefined();
  });

  it('fits into a local part, and is invalid when any character changes', () => {
    const longest = { number: 999_999_999_999_999, secret: ticket.secret };
    const [local = ''] = replyAddressOf(`${'x'.repeat(26)}@bac.example`, longest).split('@');
    expect(local.length).toBeLessThanOrEqual(64);
    const address = replyAddressOf(helpAddress, ticket);
    fc.assert(
      fc.property(
        fc.nat(address.length - 1),
        fc.constantFrom('a', 'q', '2', '7'),
        (at, character) => {
          fc.pre(address[at] !== character);
          expect(isValid(address.slice(0, at) + character + address.slice(at + 1))).toBe(false);
        },
      ),
    );
  });
});

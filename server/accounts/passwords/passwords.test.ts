import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { isCommonPassword } from './is-common-password.ts';
import { isOwnPassword } from './is-own-password.ts';
import { normalizeSpelling } from './core.ts';

const listed = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .trimEnd()
  .split('\n');

const leaked = readFileSync(join(import.meta.dirname, 'leaked-passwords.txt'), 'latin1')
  .trimEnd()
  .split('\n');

/** A uniformly random printable character except the space. */
const sign = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
const random = (length: number) =>
  fc.noBias(fc.array(sign, { minLength: length, maxLength: length })).map((all) => all.join(''));

/** A listed password with random letter case. */
const anyCase = fc
  .tuple(fc.constantFrom(...listed), fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }))
  .map(([word, isUpper]) =>
    [...word].map((letter, index) => (isUpper[index] ? letter.toUpperCase() : letter)).join(''),
  );

describe('isCommonPassword', () => {
  it('the list has ten thousand distinct passwords', () => {
    expect(listed).toHaveLength(10_000);
    expect(new Set(listed).size).toBe(10_000);
  });

  it('recognizes every listed password', () => {
    expect(listed.filter((word) => !isCommonPassword(word))).toEqual([]);
    expect(listed.filter((word) => !isCommonPassword(`${word}!1`))).toEqual([]);
  });

  it('the list of leaked passwords has 150,000 normalized words in the order that the search needs', () => {
    expect(leaked).toHaveLength(150_000);
    expect(leaked.filter((word, index) => index > 0 && word <= leaked[index - 1]!)).toEqual([]);
    expect(leaked.filter((word) => normalizeSpelling(word) !== word)).toEqual([]);
  });

  it('recognizes leaked passwords anywhere in the list, also with a sign and a digit attached', () => {
    const sample = leaked.filter((_, index) => index % 50 === 0 || index > leaked.length - 10);
    expect(sample.filter((word) => !isCommonPassword(word))).toEqual([]);
    expect(sample.filter((word) => !isCommonPassword(`${word}!1`))).toEqual([]);
  });

  it('recognizes a listed password in any case, with a sign and a digit before or after', () => {
    fc.assert(
      fc.property(anyCase, (word) => {
        for (const variant of [word, `${word}!1`, `!1${word}`, `#${word}7`]) {
          expect(isCommonPassword(variant)).toBe(true);
        }
      }),
    );
  });

  it.each([
    'Password1!',
    'Iloveyou@123',
    'P@ssw0rd2026!',
    'PA$$W0RD#1',
    'Password@123456789',
    'Password!!!!!!!!',
    '2026@Password',
    '$unshine1!',
    '$Dragon1!',
    'Qwerty@123',
    'Abc123!!',
    '1qaz2WSX!',
    'Mậtkhẩu@2026',
    'Anhyeuem@123',
    // Leaked, but not among the 10,000 most common.
    'Babygirl#23',
    'M1n3cr@ft!1',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ...demoAccounts.map(({ password }) => password),
    'Bacthang#7',
    'Ruongbacthang#1',
    'Moi#matkhau',
    'Mới#Mật7khẩu',
    'Mới#hơn2026',
    'Another#2027',
    'Đường-lên-núi',
    'Wrong#Password',
    // Five independent parts.
    'Dragon#7392',
    'Dragon'.padEnd(41, '!'),
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('never recognizes a random password', () => {
    const property = fc.property(random(12), (password) => {
      expect(isCommonPassword(password)).toBe(false);
    });
    fc.assert(property, { numRuns: 10_000 });
  });
});

describe('isOwnPassword', () => {
  const owner = { email: 'minhanh.nguyen09@example.com', fullName: 'Nguyễn Minh Ánh' };

  it.each([
    'Minhanh@2009',
    'M1nh@nh#123',
    'Nguyễn#2026',
    'AnhNguyen!1',
    'NguyenMinhAnh#1',
    'Minhanh.nguyen09!',
    'MinhanhNguyen#1',
    'Bậc#2026',
    '2009@Anh!',
  ])('%s is one', (password) => {
    expect(isOwnPassword(password, owner)).toBe(true);
  });

  it.each(['Bacthang#2026', 'Anh-thich-nui', 'Minhanh#83619'])('%s is none', (password) => {
    expect(isOwnPassword(password, owner)).toBe(false);
  });

  it('recognizes nothing if the owner has no name and no address', () => {
    const property = fc.property(random(12), (password) => {
      expect(isOwnPassword(password, { email: '', fullName: ' ' })).toBe(false);
    });
    fc.assert(property);
  });
});

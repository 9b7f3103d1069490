import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { isCommonPassword } from './is-common-password.ts';
import { isOwnPassword } from './is-own-password.ts';

const listed = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .trimEnd()
  .split('\n');

/** A printable sign that is not a space, each as likely as the next. */
const sign = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
const random = (length: number) =>
  fc.noBias(fc.array(sign, { minLength: length, maxLength: length })).map((all) => all.join(''));

/** A listed one with each letter in either case. */
const anyCase = fc
  .tuple(fc.constantFrom(...listed), fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }))
  .map(([word, isUpper]) =>
    [...word].map((letter, at) => (isUpper[at] ? letter.toUpperCase() : letter)).join(''),
  );

describe('a common password', () => {
  it('is one of ten thousand, each listed once', () => {
    expect(listed).toHaveLength(10_000);
    expect(new Set(listed).size).toBe(10_000);
  });

  it('is refused wherever it is in the list', () => {
    expect(listed.filter((word) => !isCommonPassword(word))).toEqual([]);
    expect(listed.filter((word) => !isCommonPassword(`${word}!1`))).toEqual([]);
  });

  it('is refused in any letters, with a sign and a digit before or after', () => {
    fc.assert(
      fc.property(anyCase, (word) => {
        for (const dressed of [word, `${word}!1`, `!1${word}`, `#${word}7`]) {
          expect(isCommonPassword(dressed)).toBe(true);
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
    // Five things that do not belong together.
    'Dragon#7392',
    'Dragon'.padEnd(41, '!'),
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is never one that was drawn by lot', () => {
    const isFree = fc.property(random(12), (password) => {
      expect(isCommonPassword(password)).toBe(false);
    });
    fc.assert(isFree, { numRuns: 10_000 });
  });
});

describe('a password of one’s own name', () => {
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

  it('takes nothing from whoever has no name or address yet', () => {
    const isFree = fc.property(random(12), (password) => {
      expect(isOwnPassword(password, { email: '', fullName: ' ' })).toBe(false);
    });
    fc.assert(isFree);
  });
});

import { describe, expect, test } from 'vitest';
import { avatarUrl, displayName, initialsOf } from './avatar-name.ts';

describe('initialsOf', () => {
  test.each([
    ['Nguyễn Minh Ánh', 'NÁ'],
    ['trần bảo', 'TB'],
    ['Ánh', 'ÁN'],
    ['A', 'A'],
    ['  Lê   Thu  Hà ', 'LH'],
    ['Đặng', 'ĐẶ'],
    ['𝒜lice 𝒲onder', '𝒜𝒲'],
    ['', 'U'],
    ['   ', 'U'],
  ])('abbreviates "%s" to %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('gives composed and decomposed letters the same initials', () => {
    expect(initialsOf('Ánh'.normalize('NFD'))).toBe(initialsOf('Ánh'));
  });
});

test('the display name falls back from the full name to the username', () => {
  expect(displayName({ fullName: 'Lê Thu Hà', username: 'ha' })).toBe('Lê Thu Hà');
  expect(displayName({ fullName: ' ', username: 'ha' })).toBe('ha');
});

test.each([
  ['/files/ab12.png', '/files/ab12.png?v=ab12.png'],
  ['/files/ab12.png?size=2', '/files/ab12.png?size=2&v=ab12.png'],
])('the picture %s carries a version made of its file name', (avatar, url) => {
  expect(avatarUrl(avatar)).toBe(url);
});

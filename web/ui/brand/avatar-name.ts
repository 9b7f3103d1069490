interface Named {
  fullName: string;
  username: string;
}

export const displayName = ({ fullName, username }: Named): string => fullName.trim() || username;

/** Returns the first letters of the first and last word, the first two letters of a single word, or U for an empty name. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean);
  const [first = '', last = first] = [words[0], words.at(-1)];
  if (words.length === 0) return 'U';
  const letters = words.length === 1 ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase('vi');
}

/** Adds the file name as a version, so a cached old picture never hides a new one. */
export function avatarUrl(avatar: string): string {
  const fileName = avatar.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return `${avatar}${avatar.includes('?') ? '&' : '?'}v=${encodeURIComponent(fileName)}`;
}

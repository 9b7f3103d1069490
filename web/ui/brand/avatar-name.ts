interface Named {
  fullName: string;
  username: string;
}

export const displayName = ({ fullName, username }: Named): string => fullName.trim() || username;

/** First letters of the first and last word, the first two letters of a single word, U for nobody. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean);
  const [first = '', last = first] = [words[0], words.at(-1)];
  if (words.length === 0) return 'U';
  const letters = words.length === 1 ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase('vi');
}

/** Changes with the file, so a new picture is never hidden by a cached old one. */
export function avatarUrl(avatar: string): string {
  const fileName = avatar.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return `${avatar}${avatar.includes('?') ? '&' : '?'}v=${encodeURIComponent(fileName)}`;
}

/** Formats a name as people write it: the sources have double spaces, `Thị Trấn`, `Thành Phố` and `Phường 03`. */
export const formatName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^Thị Trấn /, 'Thị trấn ')
    .replace(/^Thành Phố /, 'Thành phố ')
    .replace(/ 0+(?=\d)/, ' ');

/**
 * Folds a name for comparison. The sources disagree on accents (Hoà, Hòa), capitals, hyphens, leading zeros
 * and on i and y (Qui Hướng, Quy Hướng).
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .replace(/ 0+(?=\d)/, ' ')
    .replaceAll('y', 'i');

const typePrefix = /^(?:phuong|xa|thi tran|quan|huien|thi xa|thanh pho|tinh) /;

/**
 * Removes the type from a folded name: a commune that became a ward, or a district that became a town, keeps the rest of its
 * name.
 */
export const stripType = (folded: string): string => folded.replace(typePrefix, '');

/** Removes accents for search: `thu duc` finds `Thủ Đức`. Unicode does not decompose đ, so it is replaced separately. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** What a person types when in a hurry: `thu duc` for `Thủ Đức`. Đ is a letter of its own, so Unicode leaves it. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

import { foldAccents } from '@bac/exam/fold-accents.ts';

/** Readable in a file of questions, and nobody else's: the name without accents, then some letters by chance. */
export function typeId(name: string, chance: string): string {
  const words = foldAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return [words, chance.slice(0, 6)].filter(Boolean).join('-');
}

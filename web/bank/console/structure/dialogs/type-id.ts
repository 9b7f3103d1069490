import { foldAccents } from '@bac/exam/fold-accents.ts';

/** Builds an id that is readable in a file of questions and unique: the name without accents, then random letters. */
export function typeId(name: string, randomText: string): string {
  const slug = foldAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return [slug, randomText.slice(0, 6)].filter(Boolean).join('-');
}

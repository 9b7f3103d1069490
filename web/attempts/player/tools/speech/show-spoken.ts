import { dim, light } from '../../../../item/highlights/paint.ts';

/** Lights the words being read; none of them where there is nothing to read. */
export function showSpoken(range: Range | undefined): void {
  if (range) light('spoken', [range]);
  else dim('spoken');
}

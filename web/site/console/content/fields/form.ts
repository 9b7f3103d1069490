import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Path } from '../../../../ui/format/value-path.ts';

/** The edited body with its setter and errors. */
export interface Form {
  body: ContentBody;
  change: (path: Path, value: unknown) => void;
  /** The server's errors by field path. */
  errors: Readonly<Record<Path, string>>;
}

/** The languages in column order: most texts are written in Vietnamese first. */
export const columns: readonly Language[] = ['vi', 'en'];

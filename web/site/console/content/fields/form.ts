import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Path } from '../../../../ui/format/value-path.ts';

/** The draft, and how a field changes it. */
export interface Form {
  body: ContentBody;
  change: (path: Path, value: unknown) => void;
  /** What the server says of a field, by its path. */
  errors: Readonly<Record<Path, string>>;
}

/** As the columns stand: most is written in Vietnamese first. */
export const columns: readonly Language[] = ['vi', 'en'];

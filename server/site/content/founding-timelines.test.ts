import { expect, it } from 'vitest';
import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import { readSiteFiles } from './read-site-files.ts';

const site = await readSiteFiles(new URL('../../../content/site', import.meta.url).pathname);

it.each(['courses', 'practice'])(
  'the founding timeline %s has features and phases of every state',
  (slug) => {
    const found = site.find((entry) => entry.kind === 'timeline' && entry.slug === slug)!;
    const { features, phases } = found.body as ContentBody<'timeline'>;
    expect(features.length).toBeGreaterThan(0);
    expect(new Set(phases.map(({ state }) => state))).toEqual(
      new Set(['completed', 'in progress', 'planned']),
    );
  },
);

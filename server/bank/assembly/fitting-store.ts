import type { CandidateItem } from '@bac/contract/attempts/whole-test.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { domainsOf, skillFacts, skills, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Section } from '@bac/exam/item/section.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import { isLatestVersion } from '../items/item-queries.ts';

export type Candidate = Omit<CandidateItem, 'forms'>;

interface CandidateFilter {
  domains: readonly Domain[];
  search?: string | undefined;
  skill?: Skill | undefined;
  difficulty?: Difficulty | undefined;
}

/** Lists the latest versions of published items, but no samples: anyone can read their keys. */
export function listCandidates(
  db: Reader,
  { domains, search, skill, difficulty }: CandidateFilter,
): Promise<Candidate[]> {
  const domainSkills = skills.filter((each) => domains.includes(skillFacts[each].domain));
  return db
    .select({
      id: items.id,
      version: items.version,
      skill: items.skill,
      difficulty: items.difficulty,
      kind: items.kind,
      summary: items.summary,
      topic: sql<LocalText>`${itemVersions.content}->'topic'`,
      b: sql<number>`(${itemVersions.content}#>>'{parameters,b}')::float8`,
    })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(
      and(
        eq(items.status, 'published'),
        inArray(items.skill, domainSkills),
        skill && eq(items.skill, skill),
        difficulty && eq(items.difficulty, difficulty),
        sql`not ${itemVersions.content} @> '{"isSample": true}'`,
        matchesSearch(items.searchWords, search),
      ),
    )
    .orderBy(items.id);
}

export const listSectionCandidates = (db: Reader, section: Section): Promise<Candidate[]> =>
  listCandidates(db, { domains: domainsOf(section) });

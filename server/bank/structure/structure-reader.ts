import type { StructureKind } from '@bac/contract/bank/structure.ts';
import type { CustomStructure } from '@bac/contract/site/settings.ts';
import { blueprints, type Blueprint, type BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import {
  moduleIds,
  sectionOfModule,
  withDistributions,
  type Distributions,
  type ModuleId,
} from '@bac/exam/blueprint/distribution.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sectionNames, sections, type Section } from '@bac/exam/item/section.ts';
import {
  domainFacts,
  domains,
  domainsOf,
  skillFacts,
  skills,
  type Domain,
  type Skill,
} from '@bac/exam/item/taxonomy.ts';
import { singleFlightCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { structureEntries } from '../../db/structure-schema.ts';

/** Queries on the structure's table, for every feature that names parts of the test or assembles one. */

export type StructureEntry = typeof structureEntries.$inferSelect;
type FixedKind = Exclude<StructureKind, 'type'>;

export const listStructure = (db: Reader): Promise<StructureEntry[]> =>
  db.select().from(structureEntries);

const defaultNames: Record<FixedKind, ReadonlyMap<string, LocalText>> = {
  section: new Map(sections.map((id) => [id, sectionNames[id]])),
  // A module has the name of its section: every heading adds the module's number.
  module: new Map(moduleIds.map((id) => [id, sectionNames[sectionOfModule(id)]])),
  domain: new Map(domains.map((id) => [id, domainFacts[id].name])),
  skill: new Map(skills.map((id) => [id, skillFacts[id].name])),
};

/** The name that the product comes with; undefined if the test has no such part. */
export const defaultName = (kind: FixedKind, id: string): LocalText | undefined =>
  defaultNames[kind].get(id);

/** The structure of the test with the team's changes: names, order, directions and distributions. */
export class TestStructure {
  readonly #entries: ReadonlyMap<string, StructureEntry>;

  constructor(entries: readonly StructureEntry[]) {
    this.#entries = new Map(entries.map((entry) => [`${entry.kind}:${entry.id}`, entry]));
  }

  find(kind: StructureKind, id: string): StructureEntry | undefined {
    return this.#entries.get(`${kind}:${id}`);
  }

  name(kind: FixedKind, id: string): LocalText {
    const customName = this.find(kind, id)?.name;
    if (customName) return customName;
    if (kind === 'module') return this.name('section', sectionOfModule(id as ModuleId));
    return defaultName(kind, id) ?? { en: id, vi: id };
  }

  /** Sorts siblings by the team's order; without one they keep the order of `ids`. */
  inOrder<Id extends string>(kind: StructureKind, ids: readonly Id[]): Id[] {
    const positionOf = (id: Id): number => this.find(kind, id)?.position ?? ids.indexOf(id);
    return ids.toSorted((a, b) => positionOf(a) - positionOf(b));
  }

  domainsOf = (section: Section): Domain[] => this.inOrder('domain', domainsOf(section));

  skillsOf = (domain: Domain): Skill[] =>
    this.inOrder(
      'skill',
      skills.filter((skill) => skillFacts[skill].domain === domain),
    );

  distributions(): Distributions {
    return Object.fromEntries(
      moduleIds.flatMap((id) => {
        const distribution = this.find('module', id)?.distribution;
        return distribution ? [[id, distribution]] : [];
      }),
    );
  }

  /** Only the differences from the product's defaults, because every page contains them; undefined if there are none. */
  customStructure(): CustomStructure | undefined {
    const names = [...this.#entries.values()].flatMap(({ kind, id, name }) =>
      name && kind !== 'type' ? [[`${kind}:${id}`, name] as const] : [],
    );
    const all = sections.flatMap((section) =>
      this.domainsOf(section).flatMap((domain) => [domain, ...this.skillsOf(domain)]),
    );
    const defaultOrder = domains.flatMap((domain) => [
      domain,
      ...skills.filter((skill) => skillFacts[skill].domain === domain),
    ]);
    const isReordered = all.some((id, index) => id !== defaultOrder[index]);
    if (names.length === 0 && !isReordered) return undefined;
    return { names: Object.fromEntries(names), ...(isReordered && { order: all }) };
  }
}

export interface StructureReader {
  read(): Promise<TestStructure>;
  /** The exam's blueprint with the team's distribution of questions over domains. */
  readBlueprint(id: BlueprintId): Promise<Blueprint>;
  /** Clears this process's cache after a change. */
  forget(): void;
}

/** Caches the structure for 5 s, because every page reads it. Other processes see a change after that time. */
export function structureReader(db: Database, clock: Clock): StructureReader {
  const cache = singleFlightCache<'structure', TestStructure>(clock, {
    entries: 1,
    milliseconds: 5_000,
  });
  const read = () => cache.get('structure', async () => new TestStructure(await listStructure(db)));
  return {
    read,
    readBlueprint: async (id) => withDistributions(blueprints[id], (await read()).distributions()),
    forget: cache.clear,
  };
}

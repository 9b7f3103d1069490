import type { StructureKind } from '@bac/contract/bank/structure.ts';
import type { ShownParts } from '@bac/contract/site/settings.ts';
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
import { sharedReading } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { structureEntries } from '../../db/structure-schema.ts';

/** Readers of what structure owns, for every feature that names parts of the test or puts one together. */

export type StructureEntry = typeof structureEntries.$inferSelect;
type FixedKind = Exclude<StructureKind, 'type'>;

export const listStructure = (db: Reader): Promise<StructureEntry[]> =>
  db.select().from(structureEntries);

const usualNames: Record<FixedKind, ReadonlyMap<string, LocalText>> = {
  section: new Map(sections.map((id) => [id, sectionNames[id]])),
  // A module goes by its section: every heading names its number beside it.
  module: new Map(moduleIds.map((id) => [id, sectionNames[sectionOfModule(id)]])),
  domain: new Map(domains.map((id) => [id, domainFacts[id].name])),
  skill: new Map(skills.map((id) => [id, skillFacts[id].name])),
};

/** What the product calls it; undefined for what the test has no part of. */
export const usualName = (kind: FixedKind, id: string): LocalText | undefined =>
  usualNames[kind].get(id);

/** What the team made of the parts that the product comes with. */
export class Named {
  readonly #entries: ReadonlyMap<string, StructureEntry>;

  constructor(entries: readonly StructureEntry[]) {
    this.#entries = new Map(entries.map((entry) => [`${entry.kind}:${entry.id}`, entry]));
  }

  find(kind: StructureKind, id: string): StructureEntry | undefined {
    return this.#entries.get(`${kind}:${id}`);
  }

  name(kind: FixedKind, id: string): LocalText {
    const given = this.find(kind, id)?.name;
    if (given) return given;
    if (kind === 'module') return this.name('section', sectionOfModule(id as ModuleId));
    return usualName(kind, id) ?? { en: id, vi: id };
  }

  /** Siblings that were never put in order stand as the product has them. */
  inOrder<Id extends string>(kind: StructureKind, ids: readonly Id[]): Id[] {
    const place = (id: Id): number => this.find(kind, id)?.position ?? ids.indexOf(id);
    return ids.toSorted((one, other) => place(one) - place(other));
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
        const given = this.find('module', id)?.distribution;
        return given ? [[id, given]] : [];
      }),
    );
  }

  /** Only what differs, for every page carries it along; undefined where nothing does. */
  shownParts(): ShownParts | undefined {
    const names = [...this.#entries.values()].flatMap(({ kind, id, name }) =>
      name && kind !== 'type' ? [[`${kind}:${id}`, name] as const] : [],
    );
    const all = sections.flatMap((section) =>
      this.domainsOf(section).flatMap((domain) => [domain, ...this.skillsOf(domain)]),
    );
    const usual = domains.flatMap((domain) => [
      domain,
      ...skills.filter((skill) => skillFacts[skill].domain === domain),
    ]);
    const isMoved = all.some((id, index) => id !== usual[index]);
    if (names.length === 0 && !isMoved) return undefined;
    return { names: Object.fromEntries(names), ...(isMoved && { order: all }) };
  }
}

export interface StructureReader {
  read(): Promise<Named>;
  /** The exam's blueprint with the questions by domain as the team spreads them. */
  blueprintNow(id: BlueprintId): Promise<Blueprint>;
  /** Called where the structure was changed, so that this process asks anew. */
  forget(): void;
}

/** Read with every page, so kept for 5 s; a change is everywhere by then. */
export function structureReader(db: Database, clock: Clock): StructureReader {
  const reading = sharedReading<'structure', Named>(clock, { entries: 1, milliseconds: 5_000 });
  const read = () => reading.recent('structure', async () => new Named(await listStructure(db)));
  return {
    read,
    blueprintNow: async (id) => withDistributions(blueprints[id], (await read()).distributions()),
    forget: reading.forget,
  };
}

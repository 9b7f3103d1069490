import type { AdminSection, Structure } from '@bac/contract/bank/structure.ts';
import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import { moduleIds, sectionOfModule, type ModuleId } from '@bac/exam/blueprint/distribution.ts';
import { sections } from '@bac/exam/item/section.ts';
import { skillFacts } from '@bac/exam/item/taxonomy.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import {
  listStructure,
  TestStructure,
  defaultName,
  type StructureEntry,
} from './structure-reader.ts';
import { tallyForms, tallyItems, type ItemTally } from './store.ts';

const byPosition = (a: StructureEntry, b: StructureEntry): number =>
  (a.position ?? 0) - (b.position ?? 0) || a.id.localeCompare(b.id);

const modulesOf = (section: string): ModuleId[] =>
  moduleIds.filter((id) => sectionOfModule(id) === section);

const typesOf = (entries: readonly StructureEntry[], skill: string): StructureEntry[] =>
  entries.filter(({ kind, parent }) => kind === 'type' && parent === skill).toSorted(byPosition);

/** A type always has a stored name. The column is null only for parts with a default name. */
const nameOf = ({ id, name }: StructureEntry) => name ?? { en: id, vi: id };

export async function readStructure(db: Reader): Promise<Structure> {
  const entries = await listStructure(db);
  const structure = new TestStructure(entries);
  return sections.map((section) => ({
    id: section,
    name: structure.name('section', section),
    modules: modulesOf(section).map((id) => ({ id, name: structure.name('module', id) })),
    domains: structure.domainsOf(section).map((domain) => ({
      id: domain,
      name: structure.name('domain', domain),
      skills: structure.skillsOf(domain).map((skill) => ({
        id: skill,
        name: structure.name('skill', skill),
        types: typesOf(entries, skill).map((type) => ({ id: type.id, name: nameOf(type) })),
      })),
    })),
  }));
}

type SkillAndType = Pick<ItemTally, 'skill' | 'type'>;

function usesOf(
  tallies: readonly ItemTally[],
  formUses: readonly (SkillAndType & { form: string })[],
  isCounted: (use: SkillAndType) => boolean,
) {
  const countedTallies = tallies.filter(isCounted);
  const sum = (name: 'draft' | 'review' | 'published' | 'archived' | 'total'): number =>
    countedTallies.reduce((total, tally) => total + tally[name], 0);
  return {
    items: {
      draft: sum('draft'),
      review: sum('review'),
      published: sum('published'),
      archived: sum('archived'),
    },
    forms: new Set(formUses.filter(isCounted).map(({ form }) => form)).size,
    total: sum('total'),
  };
}

/** Reads the whole structure with the number of items and forms that use each part. */
export async function readAdminStructure(db: Reader): Promise<AdminSection[]> {
  const entries = await listStructure(db);
  const tallies = await tallyItems(db);
  const { byBlueprint, byPart } = await tallyForms(db);
  const structure = new TestStructure(entries);
  const uses = (isCounted: (use: SkillAndType) => boolean) => usesOf(tallies, byPart, isCounted);
  const fixed = <Id extends string>(kind: 'section' | 'module' | 'domain' | 'skill', id: Id) => ({
    id,
    name: structure.name(kind, id),
    usualName:
      kind === 'module'
        ? structure.name('section', sectionOfModule(id as never))
        : (defaultName(kind, id) ?? { en: id, vi: id }),
    revision: structure.find(kind, id)?.revision ?? 0,
  });
  const formsWith = (section: string): number =>
    byBlueprint
      .filter(({ blueprint }) =>
        blueprints[blueprint].sections.some(
          (each) => each.section === section && each.modules.length > 1,
        ),
      )
      .reduce((sum, each) => sum + each.forms, 0);
  return sections.map((section) => ({
    ...fixed('section', section),
    modules: modulesOf(section).map((id) => ({
      ...fixed('module', id),
      instruction: structure.find('module', id)?.instruction ?? null,
      distribution: structure.find('module', id)?.distribution ?? null,
      forms: formsWith(section),
    })),
    domains: structure.domainsOf(section).map((domain) => ({
      ...fixed('domain', domain),
      ...uses(({ skill }) => skillFacts[skill].domain === domain),
      skills: structure.skillsOf(domain).map((skill) => ({
        ...fixed('skill', skill),
        ...uses((use) => use.skill === skill),
        types: typesOf(entries, skill).map((type) => ({
          id: type.id,
          name: nameOf(type),
          revision: type.revision,
          ...uses((use) => use.type === type.id),
        })),
      })),
    })),
  }));
}

import { moduleIds } from '@bac/exam/blueprint/distribution.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domains, skills, type Domain } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';

/** The structure of the test, which the team can rename and reorder. */
export const structureKinds = ['section', 'module', 'domain', 'skill', 'type'] as const;
export type StructureKind = (typeof structureKinds)[number];

/** The number of scored questions of a module by domain. */
export type Distribution = Partial<Record<Domain, number>>;

const line = z.string().regex(/\S/).max(100);
const bothLines = z.strictObject({ en: line, vi: line });
const text = z.string().regex(/\S/).max(4000);
const bothTexts = z.strictObject({ en: text, vi: text });
const counts = z.partialRecord(z.enum(domains), z.int().min(0).max(60));

const typeId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

const named = <Id extends z.ZodType>(id: Id) => ({ id, name: localText });

/** The current names and order, for filters and select inputs. */
const structure = z.array(
  z.object({
    ...named(z.enum(sections)),
    modules: z.array(z.object(named(z.enum(moduleIds)))),
    domains: z.array(
      z.object({
        ...named(z.enum(domains)),
        skills: z.array(
          z.object({ ...named(z.enum(skills)), types: z.array(z.object(named(z.string()))) }),
        ),
      }),
    ),
  }),
);
export type Structure = z.infer<typeof structure>;

const entry = {
  name: localText,
  /** Incremented on each change, for optimistic concurrency; 0 for an unchanged default. */
  revision: z.int(),
};

/** An entry that also has the product's default name. */
const fixedEntry = { ...entry, usualName: localText };

const uses = {
  /** Counted like the question list: a published item may also have a next version in draft or in review. */
  items: z.object({
    draft: z.int(),
    review: z.int(),
    published: z.int(),
    archived: z.int(),
  }),
  /** How many published tests contain a question of it. */
  forms: z.int(),
};

const type = z.object({ id: z.string(), ...entry, ...uses, total: z.int() });
const skill = z.object({ id: z.enum(skills), ...fixedEntry, ...uses, types: z.array(type) });
const domain = z.object({ id: z.enum(domains), ...fixedEntry, ...uses, skills: z.array(skill) });
const module = z.object({
  id: z.enum(moduleIds),
  ...fixedEntry,
  /** The directions a student reads; null for the product's default. */
  instruction: localText.nullable(),
  /** Null for the product's default. */
  distribution: counts.nullable(),
  /** How many published tests have this module. */
  forms: z.int(),
});
const section = z.object({
  id: z.enum(sections),
  ...fixedEntry,
  modules: z.array(module),
  domains: z.array(domain),
});

const adminStructure = z.array(section);
export type AdminSection = z.infer<typeof section>;
export type AdminModule = z.infer<typeof module>;
export type AdminDomain = z.infer<typeof domain>;
export type AdminSkill = z.infer<typeof skill>;
export type AdminType = z.infer<typeof type>;

const entryChange = z.strictObject({
  revision: z.int().min(0),
  name: bothLines,
  /** Only for a module; null restores the default, absent leaves it unchanged. */
  instruction: bothTexts.nullable().optional(),
  distribution: counts.nullable().optional(),
  /** Only for a question type: the skill to move it to. */
  skill: z.enum(skills).optional(),
});
export type EntryChange = z.infer<typeof entryChange>;

const order = z.strictObject({
  kind: z.enum(['domain', 'skill', 'type']),
  /** The section of the domains, the domain of the skills, or the skill of the types. */
  parent: z.string().max(60),
  ids: z.array(z.string().max(60)).max(500),
  /** The order the editor saw, for optimistic concurrency. */
  previousOrder: z.array(z.string().max(60)).max(500),
});
export type OrderChange = z.infer<typeof order>;

const params = z.object({ kind: z.enum(structureKinds), id: z.string().max(60) });

export const structureRoutes = {
  'GET /structure': {
    summary: 'Sections, modules, domains, skills and question types with the team’s names.',
    who: 'signed-in',
    reply: structure,
  },
  'GET /admin/structure': {
    summary: 'The structure of the test with the items and tests that use each part.',
    who: 'manage tests',
    reply: adminStructure,
  },
  'PUT /admin/structure/order': {
    summary: 'Reorder domains, skills or question types.',
    who: 'manage tests',
    body: order,
    reply: adminStructure,
    failures: ['CHANGED_MEANWHILE'],
  },
  'PUT /admin/structure/:kind/:id': {
    summary:
      'Rename a part of the structure; for a module also set its directions and its questions by domain, for a type also its skill.',
    who: 'manage tests',
    params,
    body: entryChange,
    reply: adminStructure,
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DISTRIBUTION_OFF', 'TYPE_IN_USE'],
  },
  'DELETE /admin/structure/:kind/:id': {
    summary: 'Restore a part of the structure to its default, or delete a question type.',
    who: 'manage tests',
    params,
    query: z.object({ revision: z.int().min(0) }),
    reply: adminStructure,
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DISTRIBUTION_OFF', 'TYPE_IN_USE'],
  },
  'POST /admin/structure/types': {
    summary: 'Create a question type below a skill; idempotent by id.',
    who: 'manage tests',
    body: z.strictObject({ id: typeId, skill: z.enum(skills), name: bothLines }),
    reply: adminStructure,
  },
  'POST /admin/structure/types/:type/merge': {
    summary: 'Merge a question type into another type of the same skill.',
    who: 'manage tests',
    params: z.object({ type: z.string().max(60) }),
    body: z.strictObject({ revision: z.int().min(0), into: z.string().max(60) }),
    reply: adminStructure,
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
} as const satisfies RouteTable;

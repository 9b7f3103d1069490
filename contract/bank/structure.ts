import { moduleIds } from '@bac/exam/blueprint/distribution.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domains, skills, type Domain } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';

/** Parts of the test as the team names and orders them. */
export const structureKinds = ['section', 'module', 'domain', 'skill', 'type'] as const;
export type StructureKind = (typeof structureKinds)[number];

/** Scored questions of a module by domain. */
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

const named = <Id extends z.ZodType>(id: Id) => ({ id, name: localWords });

/** Names and order as they are now, for filters and lists of choices. */
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
  name: localWords,
  /** Counts its changes: who saves over a newer one is told. 0 for what is as it came. */
  revision: z.int(),
};

/** With what the product calls it, whatever the team does. */
const fixed = { ...entry, usualName: localWords };

const uses = {
  /** As the list of the bank counts them: one that is published may have a next version in draft or in review. */
  items: z.object({
    draft: z.int(),
    review: z.int(),
    published: z.int(),
    archived: z.int(),
  }),
  /** Published tests that have a question of it. */
  forms: z.int(),
};

const type = z.object({ id: z.string(), ...entry, ...uses, total: z.int() });
const skill = z.object({ id: z.enum(skills), ...fixed, ...uses, types: z.array(type) });
const domain = z.object({ id: z.enum(domains), ...fixed, ...uses, skills: z.array(skill) });
const module = z.object({
  id: z.enum(moduleIds),
  ...fixed,
  /** What a student reads under Directions; null for what the product says there. */
  instruction: localWords.nullable(),
  /** Null for what the product comes with. */
  distribution: counts.nullable(),
  /** Published tests that have this module. */
  forms: z.int(),
});
const section = z.object({
  id: z.enum(sections),
  ...fixed,
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
  /** Of a module; null for the product's own, absent to leave it. */
  instruction: bothTexts.nullable().optional(),
  distribution: counts.nullable().optional(),
  /** Of a question type: the skill it is moved to. */
  skill: z.enum(skills).optional(),
});
export type EntryChange = z.infer<typeof entryChange>;

const order = z.strictObject({
  kind: z.enum(['domain', 'skill', 'type']),
  /** Whose parts they are: a section's domains, a domain's skills, a skill's types. */
  parent: z.string().max(60),
  ids: z.array(z.string().max(60)).max(500),
  /** The order that was looked at. */
  seen: z.array(z.string().max(60)).max(500),
});
export type OrderChange = z.infer<typeof order>;

const params = z.object({ kind: z.enum(structureKinds), id: z.string().max(60) });

export const structureRoutes = {
  'GET /structure': {
    summary: 'Sections, modules, domains, skills and question types as the team names them.',
    who: 'signed-in',
    reply: structure,
  },
  'GET /admin/structure': {
    summary: 'The parts of the test with what they are used by.',
    who: 'manage tests',
    reply: adminStructure,
  },
  'PUT /admin/structure/order': {
    summary: 'Put domains, skills or question types in this order.',
    who: 'manage tests',
    body: order,
    reply: adminStructure,
    failures: ['CHANGED_MEANWHILE'],
  },
  'PUT /admin/structure/:kind/:id': {
    summary:
      'Name a part of the test; of a module also its directions and its questions by domain, of a type also its skill.',
    who: 'manage tests',
    params,
    body: entryChange,
    reply: adminStructure,
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DISTRIBUTION_OFF', 'TYPE_IN_USE'],
  },
  'DELETE /admin/structure/:kind/:id': {
    summary: 'Put a part back to what the product comes with, or delete a question type.',
    who: 'manage tests',
    params,
    query: z.object({ revision: z.int().min(0) }),
    reply: adminStructure,
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DISTRIBUTION_OFF', 'TYPE_IN_USE'],
  },
  'POST /admin/structure/types': {
    summary: 'Begin a question type below a skill. A retry finds the one begun.',
    who: 'manage tests',
    body: z.strictObject({ id: typeId, skill: z.enum(skills), name: bothLines }),
    reply: adminStructure,
  },
  'POST /admin/structure/types/:type/merge': {
    summary: 'Make the questions of a type those of another of its skill, and end it.',
    who: 'manage tests',
    params: z.object({ type: z.string().max(60) }),
    body: z.strictObject({ revision: z.int().min(0), into: z.string().max(60) }),
    reply: adminStructure,
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
} as const satisfies RouteTable;

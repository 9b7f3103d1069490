import type { Domain } from '@bac/exam/item/taxonomy.ts';

/** Parts of the test as the team names and orders them. */
export const structureKinds = ['section', 'module', 'domain', 'skill', 'type'] as const;
export type StructureKind = (typeof structureKinds)[number];

/** Scored questions of a module by domain. */
export type Distribution = Partial<Record<Domain, number>>;

import { isDeepStrictEqual } from 'node:util';
import type { EntryChange, StructureKind } from '@bac/contract/bank/structure.ts';
import type { Counts } from '@bac/exam/blueprint/blueprint.ts';
import {
  checkDistribution,
  moduleBlueprint,
  sectionOfModule,
  type DistributionProblem,
  type ModuleId,
} from '@bac/exam/blueprint/distribution.ts';
import { languages, type Language } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { domainFacts, type Domain } from '@bac/exam/item/taxonomy.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { findEntry, lockStructure, upsertEntry } from './store.ts';
import {
  listStructure,
  TestStructure,
  defaultName,
  type StructureEntry,
} from './structure-reader.ts';

type Message<Problem> = (problem: Problem, domain: string) => string;
type RangeProblem = Extract<DistributionProblem, { code: 'range' }>;
type SumProblem = Extract<DistributionProblem, { code: 'sum' }>;

const sumMessages: Record<Language, Message<SumProblem>> = {
  en: ({ found, required }) =>
    `The numbers add up to ${found}; this module has ${required} scored questions.`,
  vi: ({ found, required }) =>
    `Tổng đang là ${found}, trong khi module này có ${required} câu tính điểm.`,
};

const rangeMessages: Record<Language, Message<RangeProblem>> = {
  en: ({ found, least, most }, domain) =>
    `Across both modules, ${domain} would have ${found} questions; the test requires ${least} to ${most}.`,
  vi: ({ found, least, most }, domain) =>
    `Tính cả hai module, ${domain} sẽ có ${found} câu; bài thi cần từ ${least} đến ${most} câu.`,
};

/** The reasons why a distribution is refused, one sentence each. */
function distributionMessages(
  problems: readonly DistributionProblem[],
  structure: TestStructure,
): Record<Language, string> {
  const messageIn = (language: Language): string =>
    problems
      .map((problem) =>
        problem.code === 'sum'
          ? sumMessages[language](problem, '')
          : rangeMessages[language](problem, structure.name('domain', problem.domain)[language]),
      )
      .join(' ');
  return Object.fromEntries(languages.map((language) => [language, messageIn(language)])) as Record<
    Language,
    string
  >;
}

export type Deps = Pick<Services, 'db' | 'clock'>;

export const subjectOf = (kind: StructureKind, id: string): string => `structure:${kind}:${id}`;

export const trimText = ({ en, vi }: LocalText): LocalText => ({ en: en.trim(), vi: vi.trim() });

/**
 * Locks the structure and checks that the entry still has this revision (optimistic concurrency). A part that the team never
 * changed has no entry and counts as revision 0.
 */
export async function lockEditedEntry(
  tx: Transaction,
  kind: StructureKind,
  id: string,
  revision: number,
): Promise<StructureEntry | undefined> {
  await lockStructure(tx);
  const entry = await findEntry(tx, kind, id);
  if (kind === 'type' ? !entry : !defaultName(kind, id)) throw new Refused('NOT_FOUND');
  if ((entry?.revision ?? 0) !== revision) throw new Refused('CHANGED_MEANWHILE');
  return entry;
}

/** Refuses counts that do not add up, or that take the section out of the ranges of the SAT framework. */
async function requireValidDistribution(
  tx: Transaction,
  id: ModuleId,
  counts: Counts | null,
): Promise<void> {
  const structure = new TestStructure(await listStructure(tx));
  const { [id]: _own, ...others } = structure.distributions();
  const section = sectionOfModule(id);
  const foreignDomains = Object.keys(counts ?? {}).filter(
    (domain) => domainFacts[domain as Domain].section !== section,
  );
  if (foreignDomains.length > 0) {
    const fields = foreignDomains.map((domain) => ({
      path: `distribution.${domain}`,
      rule: 'additionalProperties' as const,
    }));
    throw new Refused('INVALID_REQUEST', { fields });
  }
  const problems = checkDistribution(id, counts ?? moduleBlueprint(id).domains, others);
  if (problems.length > 0) {
    throw new Refused('DISTRIBUTION_OFF', { messages: distributionMessages(problems, structure) });
  }
}

type EntryContent = Pick<StructureEntry, 'name' | 'instruction' | 'distribution'>;

const contentOf = (entry: StructureEntry | undefined): EntryContent => ({
  name: entry?.name ?? null,
  instruction: entry?.instruction ?? null,
  distribution: entry?.distribution ?? null,
});

/** Writes and audits the entry if it differs. */
async function write(
  tx: Transaction,
  key: { kind: StructureKind; id: string },
  entry: StructureEntry | undefined,
  { content, at, action, actor }: { content: EntryContent; at: Date; action: string; actor: Actor },
): Promise<void> {
  const before = contentOf(entry);
  const names = (Object.keys(content) as (keyof EntryContent)[]).filter(
    (name) => !isDeepStrictEqual(before[name], content[name]),
  );
  if (names.length === 0) return;
  const pick = (all: EntryContent) => Object.fromEntries(names.map((name) => [name, all[name]]));
  const { position = null, parent = null, revision = 0 } = entry ?? {};
  await upsertEntry(tx, key, {
    ...content,
    parent,
    position,
    revision: revision + 1,
    updatedAt: at,
  });
  await recordAudit(tx, {
    at,
    action,
    subject: subjectOf(key.kind, key.id),
    detail: { before: pick(before), changes: pick(content) },
    ...auditFields(actor),
  });
}

/** Stores the product's default name as null, so that a later release may improve it. */
function nameToStore(kind: Exclude<StructureKind, 'type'>, id: string, input: LocalText) {
  const name = trimText(input);
  return isDeepStrictEqual(name, defaultName(kind, id)) ? null : name;
}

export async function saveEntry(
  { db, clock }: Deps,
  { kind, id }: { kind: Exclude<StructureKind, 'type'>; id: string },
  change: EntryChange,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = await lockEditedEntry(tx, kind, id, change.revision);
    const before = contentOf(entry);
    const content: EntryContent = { ...before, name: nameToStore(kind, id, change.name) };
    if (kind === 'module') {
      const { instruction, distribution } = change;
      if (instruction !== undefined) content.instruction = instruction && trimText(instruction);
      if (distribution !== undefined) {
        const defaultCounts = moduleBlueprint(id as ModuleId).domains;
        await requireValidDistribution(tx, id as ModuleId, distribution);
        content.distribution = isDeepStrictEqual(distribution, defaultCounts) ? null : distribution;
      }
    }
    const action = 'structure.changed';
    await write(tx, { kind, id }, entry, { content, at: clock.now(), action, actor });
  });
}

/** Resets the name, the directions and the distribution to the product's defaults. The position stays. */
export async function resetEntry(
  { db, clock }: Deps,
  { kind, id }: { kind: Exclude<StructureKind, 'type'>; id: string },
  revision: number,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = await lockEditedEntry(tx, kind, id, revision);
    if (entry?.distribution) await requireValidDistribution(tx, id as ModuleId, null);
    const content = { name: null, instruction: null, distribution: null };
    const action = 'structure.put-back';
    await write(tx, { kind, id }, entry, { content, at: clock.now(), action, actor });
  });
}

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
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { findEntry, lockStructure, putEntry } from './store.ts';
import { listStructure, Named, usualName, type StructureEntry } from './structure-reader.ts';

type Say<Problem> = (problem: Problem, domain: string) => string;
type Range = Extract<DistributionProblem, { code: 'range' }>;
type Sum = Extract<DistributionProblem, { code: 'sum' }>;

const sum: Record<Language, Say<Sum>> = {
  en: ({ found, wanted }) =>
    `The numbers add up to ${found}; this module has ${wanted} scored questions.`,
  vi: ({ found, wanted }) =>
    `Tổng đang là ${found}, trong khi học phần này có ${wanted} câu tính điểm.`,
};

const range: Record<Language, Say<Range>> = {
  en: ({ found, least, most }, domain) =>
    `Over both modules ${domain} would have ${found} questions; the test asks for ${least} to ${most}.`,
  vi: ({ found, least, most }, domain) =>
    `Tính cả hai học phần, ${domain} sẽ có ${found} câu; bài thi cần từ ${least} đến ${most} câu.`,
};

/** Why a distribution can not be, each reason in a sentence. */
function offWords(
  problems: readonly DistributionProblem[],
  named: Named,
): Record<Language, string> {
  const say = (language: Language): string =>
    problems
      .map((problem) =>
        problem.code === 'sum'
          ? sum[language](problem, '')
          : range[language](problem, named.name('domain', problem.domain)[language]),
      )
      .join(' ');
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<
    Language,
    string
  >;
}

export type Needs = Pick<Services, 'db' | 'clock'>;

export const subjectOf = (kind: StructureKind, id: string): string => `structure:${kind}:${id}`;

export const trimmed = ({ en, vi }: LocalText): LocalText => ({ en: en.trim(), vi: vi.trim() });

/** The entry as it stands, if what was edited is still the latest; a part that is as it came has none. */
export async function takeEdited(
  tx: Transaction,
  kind: StructureKind,
  id: string,
  revision: number,
): Promise<StructureEntry | undefined> {
  await lockStructure(tx);
  const entry = await findEntry(tx, kind, id);
  if (kind === 'type' ? !entry : !usualName(kind, id)) throw new Refused('NOT_FOUND');
  if ((entry?.revision ?? 0) !== revision) throw new Refused('CHANGED_MEANWHILE');
  return entry;
}

/** Refused where they do not add up, or take the section out of the framework's ranges. */
async function requireFit(tx: Transaction, id: ModuleId, counts: Counts | null): Promise<void> {
  const named = new Named(await listStructure(tx));
  const { [id]: _own, ...others } = named.distributions();
  const section = sectionOfModule(id);
  const strange = Object.keys(counts ?? {}).filter(
    (domain) => domainFacts[domain as Domain].section !== section,
  );
  if (strange.length > 0) {
    const fields = strange.map((domain) => ({
      path: `distribution.${domain}`,
      rule: 'additionalProperties' as const,
    }));
    throw new Refused('INVALID_REQUEST', { fields });
  }
  const problems = checkDistribution(id, counts ?? moduleBlueprint(id).domains, others);
  if (problems.length > 0) {
    throw new Refused('DISTRIBUTION_OFF', { words: offWords(problems, named) });
  }
}

type Wording = Pick<StructureEntry, 'name' | 'instruction' | 'distribution'>;

const wordingOf = (entry: StructureEntry | undefined): Wording => ({
  name: entry?.name ?? null,
  instruction: entry?.instruction ?? null,
  distribution: entry?.distribution ?? null,
});

/** Writes what differs and tells the log; nothing where nothing does. */
async function write(
  tx: Transaction,
  key: { kind: StructureKind; id: string },
  entry: StructureEntry | undefined,
  { wording, at, action, actor }: { wording: Wording; at: Date; action: string; actor: Actor },
): Promise<void> {
  const before = wordingOf(entry);
  const names = (Object.keys(wording) as (keyof Wording)[]).filter(
    (name) => !isDeepStrictEqual(before[name], wording[name]),
  );
  if (names.length === 0) return;
  const pick = (all: Wording) => Object.fromEntries(names.map((name) => [name, all[name]]));
  const { position = null, parent = null, revision = 0 } = entry ?? {};
  await putEntry(tx, key, { ...wording, parent, position, revision: revision + 1, updatedAt: at });
  await recordAudit(tx, {
    at,
    action,
    subject: subjectOf(key.kind, key.id),
    detail: { before: pick(before), changes: pick(wording) },
    ...auditedBy(actor),
  });
}

/** A name that is the product's own is kept as none, so that a later product may still better it. */
function nameToKeep(kind: Exclude<StructureKind, 'type'>, id: string, given: LocalText) {
  const name = trimmed(given);
  return isDeepStrictEqual(name, usualName(kind, id)) ? null : name;
}

export async function savePart(
  { db, clock }: Needs,
  { kind, id }: { kind: Exclude<StructureKind, 'type'>; id: string },
  change: EntryChange,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = await takeEdited(tx, kind, id, change.revision);
    const before = wordingOf(entry);
    const wording: Wording = { ...before, name: nameToKeep(kind, id, change.name) };
    if (kind === 'module') {
      const { instruction, distribution } = change;
      if (instruction !== undefined) wording.instruction = instruction && trimmed(instruction);
      if (distribution !== undefined) {
        const usual = moduleBlueprint(id as ModuleId).domains;
        await requireFit(tx, id as ModuleId, distribution);
        wording.distribution = isDeepStrictEqual(distribution, usual) ? null : distribution;
      }
    }
    const action = 'structure.changed';
    await write(tx, { kind, id }, entry, { wording, at: clock.now(), action, actor });
  });
}

/** Its words and numbers; its place among the others stays. */
export async function putBack(
  { db, clock }: Needs,
  { kind, id }: { kind: Exclude<StructureKind, 'type'>; id: string },
  revision: number,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = await takeEdited(tx, kind, id, revision);
    if (entry?.distribution) await requireFit(tx, id as ModuleId, null);
    const wording = { name: null, instruction: null, distribution: null };
    const action = 'structure.put-back';
    await write(tx, { kind, id }, entry, { wording, at: clock.now(), action, actor });
  });
}

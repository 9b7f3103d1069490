import type { FormDraftModule, UsedItem, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import {
  isAdaptive,
  minuteCount,
  questionCount,
  type Blueprint,
  type BlueprintId,
} from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank, FormProblem } from '@bac/exam/blueprint/validate-form.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { mapItemVersions } from '../item-versions.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { readBlueprint, withoutHoles, planOf, problemsOf } from './by-blueprint.ts';
import { subjectOf } from './test-id.ts';
import { fingerprintOf } from './fingerprint.ts';
import { cachedForecasts, type Forecasts } from './forecasts.ts';
import { gateOf } from './gate.ts';
import { cachedComplaints, type FindComplaints } from './item-complaints.ts';
import {
  countAttempts,
  countUses,
  findDraft,
  findEdition,
  findName,
  findPublicForm,
  listHistory,
  mapLatest,
  type Draft,
  type PublicForm,
} from './store.ts';

/** The dependencies of all use cases of a test. */
export interface AssemblyDeps extends Pick<Services, 'db' | 'clock'> {
  complaintsOf: FindComplaints;
  forecasts: Forecasts;
}

export const assemblyDeps = ({ db, clock }: Pick<Services, 'db' | 'clock'>): AssemblyDeps => ({
  db,
  clock,
  complaintsOf: cachedComplaints({ clock }),
  forecasts: cachedForecasts({ clock }),
});

/** The common fields of a draft and a published test. */
interface Test {
  id: string;
  blueprint: BlueprintId;
  name: LocalText;
  modules: FormDraftModule[];
}

/** A test with its problems, its forecasts and its gate: the checks that it must pass before it is published. */
export interface CheckedTest {
  blueprint: Blueprint;
  form: Form;
  bank: Bank;
  problems: FormProblem[];
  /** The hash of the modules: names the state of the test that a person previews and that forecasts are cached for. */
  fingerprint: string;
  forecasts: WholeTest['forecasts'];
  items: UsedItem[];
  gate: WholeTest['gate'];
}

/** The gate needs the codes of the faults; the reply has only their messages, as `complaints`. */
const withoutFaults = ({ faults: _faults, ...item }: UsedItem & { faults: unknown }): UsedItem =>
  item;

/** A question whose latest version became a sample: anyone may see its key, also that of the version before. */
const laterSamples = (bank: Bank, isSampleNow: (item: string) => boolean): FormProblem[] =>
  [...bank.values()]
    .filter(({ id, isSample }) => !isSample && isSampleNow(id))
    .map(({ id }) => ({
      code: 'item-sample' as const,
      message: `${id} is shown with its key to anyone`,
      item: id,
    }));

/** Checks a draft or a published test; empty slots are left out of the form. */
export async function checkTest(
  { complaintsOf, forecasts: forecastsOf }: AssemblyDeps,
  db: Reader,
  test: Test & Pick<Draft, 'previewed'>,
): Promise<CheckedTest> {
  const blueprint = await readBlueprint(db, test.blueprint);
  const { id, name } = test;
  const form: Form = { id, blueprint: test.blueprint, name, modules: withoutHoles(test.modules) };
  const refs = form.modules.flatMap(({ slots }) => slots);
  const [bank, uses] = await Promise.all([mapItemVersions(db, refs), countUses(db, id)]);
  const latestVersions = await mapLatest(db, [...bank.keys()]);
  const items = [...bank.values()].map((item) => {
    const latest = latestVersions.get(item.id);
    // An item that is no longer in the bank counts as archived.
    const isArchived = latest?.isArchived ?? true;
    const faults = complaintsOf(item);
    const used: UsedItem = {
      id: item.id,
      version: item.version,
      skill: item.skill,
      difficulty: item.difficulty,
      kind: item.response.kind,
      b: item.parameters.b,
      topic: item.topic,
      summary: latest?.summary ?? '',
      forms: uses.get(item.id) ?? 0,
      latest: latest?.version ?? item.version,
      isArchived,
      inContext: item.inContext ?? false,
      complaints: faults.map(({ message }) => message),
    };
    return { ...used, faults };
  });
  const fingerprint = fingerprintOf(test.modules);
  const problems = [
    ...problemsOf(blueprint, form, bank),
    ...laterSamples(bank, (item) => latestVersions.get(item)?.isSample ?? false),
  ];
  const forecasts = forecastsOf(form, bank, fingerprint);
  const gate = gateOf({
    id: test.blueprint,
    blueprint,
    name,
    modules: test.modules,
    items,
    problems: problems.length,
    forecasts,
    previewed: test.previewed,
  });
  return {
    blueprint,
    form,
    bank,
    problems,
    fingerprint,
    forecasts,
    items: items.map(withoutFaults),
    gate,
  };
}

/** A published test that opens later is `scheduled` until then. */
export const stateOf = (
  { status, opensAt }: Pick<PublicForm, 'status' | 'opensAt'>,
  now: Date,
): WholeTest['state'] =>
  status === 'published' && opensAt !== null && opensAt > now ? 'scheduled' : status;

/** Finds the test that an edition replaces, with the items of which the edition has another version. */
async function findReplacedTest(db: Reader, id: string | null, items: readonly UsedItem[]) {
  const older = id === null ? undefined : await findPublicForm(db, id);
  if (!older) return null;
  const versions = new Map(
    older.form.modules.flatMap(({ slots }) => slots.map(({ item, version }) => [item, version])),
  );
  const changed = items.flatMap(({ id: item, version }) => {
    const from = versions.get(item);
    return from !== undefined && from !== version ? [{ item, from, to: version }] : [];
  });
  return { id: older.form.id, name: older.form.name, changed };
}

type StatusFields = Pick<
  WholeTest,
  | 'state'
  | 'opensAt'
  | 'isForClasses'
  | 'revision'
  | 'updatedBy'
  | 'updatedAt'
  | 'attempts'
  | 'running'
>;

async function wholeOf(
  { db }: AssemblyDeps,
  test: Test & { replaces: string | null },
  checked: CheckedTest,
  statusFields: StatusFields,
): Promise<WholeTest> {
  const { blueprint, items, problems } = checked;
  const [history, edition, replaces] = await Promise.all([
    listHistory(db, subjectOf(test.id)),
    findEdition(db, test.id),
    findReplacedTest(db, test.replaces, items),
  ]);
  const slots = test.modules.flatMap((module) => module.slots);
  return {
    ...statusFields,
    id: test.id,
    name: test.name,
    blueprint: test.blueprint,
    questions: questionCount(blueprint),
    minutes: minuteCount(blueprint),
    isAdaptive: isAdaptive(blueprint),
    emptySlots: slots.filter(({ item }) => item === null).length,
    fingerprint: checked.fingerprint,
    modules: test.modules,
    items,
    plan: planOf(blueprint),
    problems: problems.map(({ code, at, item, values }) => ({
      code,
      at: at ?? null,
      item: item ?? null,
      values: values ?? {},
    })),
    forecasts: checked.forecasts,
    gate: statusFields.state === 'draft' ? checked.gate : [],
    replaces,
    edition: edition ?? null,
    history: history.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
  };
}

export async function wholeDraft(deps: AssemblyDeps, draft: Draft): Promise<WholeTest> {
  const [checked, replaced] = await Promise.all([
    checkTest(deps, deps.db, draft),
    draft.replaces === null ? undefined : findPublicForm(deps.db, draft.replaces),
  ]);
  return wholeOf(deps, draft, checked, {
    state: 'draft',
    opensAt: null,
    isForClasses: replaced?.isForClasses ?? false,
    revision: draft.revision,
    updatedBy: await findName(deps.db, draft.authorId),
    updatedAt: draft.updatedAt.toISOString(),
    attempts: 0,
    running: 0,
  });
}

async function wholeForm(deps: AssemblyDeps, publicForm: PublicForm): Promise<WholeTest> {
  const { form, opensAt, replaces, isForClasses } = publicForm;
  const test = { ...form, modules: form.modules, replaces, previewed: [] };
  const [checked, counts] = await Promise.all([
    checkTest(deps, deps.db, test),
    countAttempts(deps.db, form.id),
  ]);
  return wholeOf(deps, test, checked, {
    state: stateOf(publicForm, deps.clock.now()),
    opensAt: opensAt?.toISOString() ?? null,
    isForClasses,
    revision: 0,
    updatedBy: null,
    updatedAt: publicForm.updatedAt.toISOString(),
    ...counts,
  });
}

export async function getTest(deps: AssemblyDeps, id: string): Promise<WholeTest> {
  const draft = await findDraft(deps.db, id);
  if (draft) return wholeDraft(deps, draft);
  const publicForm = await findPublicForm(deps.db, id);
  if (!publicForm) throw new Refused('TEST_NOT_FOUND');
  return wholeForm(deps, publicForm);
}

import {
  difGroups,
  difTraits,
  type ItemDif,
  type WrongEntry,
} from '@bac/contract/bank/statistics.ts';
import type { ItemParameters } from '@bac/exam/item/item.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import type { Place, StatisticsAnswer } from '@bac/exam/statistics/answers-for-statistics.ts';
import { isScored } from '@bac/exam/scoring/score-attempt.ts';
import { addToDif, computeDif, newDifTally, type DifTally } from '@bac/exam/statistics/dif.ts';
import {
  addAttempt,
  newReliabilityTally,
  type ReliabilityTally,
} from '@bac/exam/statistics/form-reliability.ts';
import {
  addAttemptToFit,
  addToMoments,
  newFitTally,
  newMoments,
  priorOf,
  type AbilityMoments,
  type FitTally,
} from '@bac/exam/statistics/item-fit.ts';
import { addAnswer, newTally, type Tally } from '@bac/exam/statistics/tally.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { eachResultWithAnswers, type ReadAttempt, type ResultRow } from './read-results.ts';
import { readWordings, type Wording } from './wordings.ts';

/** Everything that is counted about one wording at one place. */
export interface PlaceTally {
  answers: Tally;
  fit: FitTally;
  dif: Record<(typeof difTraits)[number], DifTally>;
  entries: Map<string, number>;
}

export type Tallies = Map<Place, PlaceTally>;

const newPlaceTally = (): PlaceTally => ({
  answers: newTally(),
  fit: newFitTally(),
  dif: { language: newDifTally(), gender: newDifTally() },
  entries: new Map(),
});

/** Bounds the memory for entries, which students may type at will. */
const mostEntries = 300;
const mostListed = 5;

function countEntry(entries: Map<string, number>, entry: string): void {
  const count = entries.get(entry);
  if (count !== undefined || entries.size < mostEntries) entries.set(entry, (count ?? 0) + 1);
}

/** The entries that several students typed, the most frequent first. */
export const listEntries = ({ entries }: PlaceTally): WrongEntry[] =>
  [...entries]
    .filter(([, answers]) => answers > 1)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, mostListed)
    .map(([entry, answers]) => ({ entry, answers }));

export const listDif = ({ dif }: PlaceTally): ItemDif[] =>
  difTraits.flatMap((trait) => {
    const found = computeDif(dif[trait]);
    return found ? [{ trait, ...found }] : [];
  });

function addTraits({ dif }: PlaceTally, student: ResultRow, answer: StatisticsAnswer): void {
  for (const trait of difTraits) {
    const { focal, reference } = difGroups[trait];
    if (student[trait] === focal) addToDif(dif[trait], 'focal', answer);
    if (student[trait] === reference) addToDif(dif[trait], 'reference', answer);
  }
}

async function readParameters(db: Reader): Promise<Map<string, ItemParameters>> {
  const { rows } = await db.execute<{ ref: string; parameters: ItemParameters }>(sql`
    select item_id || '@' || version as ref, content -> 'parameters' as parameters
    from item_versions`);
  return new Map(rows.map(({ ref, parameters }) => [ref, parameters]));
}

/** What every attempt at a section of a form on one route adds to. */
export interface FormTally {
  form: string;
  section: Section;
  route: 'only' | 'lower' | 'higher';
  tally: ReliabilityTally;
}

function addForm(forms: Map<string, FormTally>, { result }: ReadAttempt): void {
  const { formId: form, modules, outcomes, score } = result;
  for (const section of sections) {
    const own = modules.filter((module) => module.section === section);
    if (own.length === 0) continue;
    const route = own.find((module) => module.route)?.route ?? 'only';
    const key = `${form} ${section} ${route}`;
    const found = forms.get(key) ?? { form, section, route, tally: newReliabilityTally() };
    forms.set(key, found);
    const indexes = new Set(own.map(({ module }) => module));
    const answers = outcomes
      .filter((outcome) => indexes.has(outcome.module) && isScored(outcome))
      .map((outcome) => ({ item: outcome.item, isRight: outcome.result === 'right' }));
    const error = score.sections.find((each) => each.section === section)?.error;
    addAttempt(found.tally, answers, error);
  }
}

/** Tallies all results. Memory grows with the bank, not with the number of answers. */
export async function tallyAll(db: Reader) {
  const wordings = await readWordings(db);
  const parameters = await readParameters(db);
  const talliesByWording = new Map<Wording, Tallies>();
  const forms = new Map<string, FormTally>();
  const moments: Record<Section, AbilityMoments> = { rw: newMoments(), math: newMoments() };
  let results = 0;
  let answers = 0;
  const tallyOf = (answer: StatisticsAnswer): PlaceTally | undefined => {
    const wording = wordings.of(answer.item, answer.version);
    if (!wording) return undefined;
    const tallies: Tallies = talliesByWording.get(wording) ?? new Map();
    talliesByWording.set(wording, tallies);
    const tally = tallies.get(answer.place) ?? newPlaceTally();
    tallies.set(answer.place, tally);
    return tally;
  };
  for await (const attempt of eachResultWithAnswers(db)) {
    results += 1;
    if (attempt.isFirst) addForm(forms, attempt);
    for (const answer of attempt.answers) {
      const tally = tallyOf(answer);
      if (!tally) continue;
      addAnswer(tally.answers, answer);
      addTraits(tally, attempt.result, answer);
      if (answer.entry !== undefined && !answer.isRight) countEntry(tally.entries, answer.entry);
      answers += 1;
    }
    for (const section of sections) {
      const modelled = attempt.answers.flatMap((answer) => {
        const found = parameters.get(`${answer.item}@${answer.version}`);
        const tally = answer.section === section && tallyOf(answer);
        return found && tally ? [{ ...answer, parameters: found, fit: tally.fit }] : [];
      });
      if (modelled.length === 0) continue;
      // Early attempts are compared with the population, later ones with the students so far.
      const prior = priorOf(moments[section]);
      addAttemptToFit(modelled, prior, ({ fit }) => fit);
      addToMoments(
        moments[section],
        modelled.filter((each) => each.isScored),
        prior,
      );
    }
  }
  return { talliesByWording, forms: [...forms.values()], results, answers };
}

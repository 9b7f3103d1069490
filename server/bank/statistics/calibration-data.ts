import type { Calibration } from '@bac/contract/bank/statistics.ts';
import type { ItemParameters, ItemVersion } from '@bac/exam/item/item.ts';
import type { CalibrationInput } from '@bac/exam/statistics/calibration-input.ts';
import {
  encodeAnswer,
  packOccasions,
  type Occasion,
  type Responses,
} from '@bac/exam/statistics/responses.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { GroupsOfAttempts, type AttemptGroup } from './attempt-groups.ts';
import { eachResultWithAnswers } from './read-results.ts';
import { readWordings } from './wordings.ts';

export interface CalibrationItem extends CalibrationInput {
  item: string;
  version: number;
  /** Its answers do not count. */
  isExcluded: boolean;
}

interface CalibrationData {
  items: CalibrationItem[];
  groups: AttemptGroup[];
  responses: Responses;
}

interface AnsweredItem {
  item: string;
  version: number;
  /** Whether anybody answered it as a scored question. */
  isScored: boolean;
}

interface StoredParameters {
  item: string;
  parameters: ItemParameters;
  generation: ItemVersion['generation'] | null;
  /** The parameters of the latest version that authors judged. */
  level: ItemParameters | null;
}

async function parametersOf(
  db: Reader,
  answered: readonly AnsweredItem[],
): Promise<Map<string, StoredParameters>> {
  const ids = answered.map(({ item }) => item);
  const versions = answered.map(({ version }) => version);
  const { rows } = await db.execute(sql`
    select item_id as item, content -> 'parameters' as parameters, (content ->> 'generation')::int as generation,
      (select judged.content -> 'parameters' from item_versions as judged
       where judged.item_id = item_versions.item_id and judged.version <= item_versions.version
         and not judged.content ? 'generation'
       order by judged.version desc limit 1) as level
    from item_versions
    where (item_id, version) in (
      select * from unnest(${sql.param(ids)}::text[], ${sql.param(versions)}::int[]))`);
  const stored = rows as unknown as StoredParameters[];
  return new Map(stored.map((row) => [row.item, row]));
}

/**
 * Reads all answers to the current wording of a section's items, attempt by attempt with its person and group. With the scope
 * `pretest`, items that anybody answered as scored keep their parameters; with the link `anchors`, items calibrated before do.
 */
export async function readCalibrationData(
  db: Reader,
  { section, scope, link, excluded }: Pick<Calibration, 'section' | 'scope' | 'link' | 'excluded'>,
): Promise<CalibrationData> {
  const wordings = await readWordings(db);
  const answered: AnsweredItem[] = [];
  const indexes = new Map<string, number>();
  const isExcluded = new Set(excluded);
  const groups = new GroupsOfAttempts();
  const occasions: Omit<Occasion, 'group'>[] = [];
  let [person, account] = [-1, ''];
  for await (const { result, answers } of eachResultWithAnswers(db)) {
    const { accountId, formId, isOwnForm } = result;
    if (accountId !== account) [person, account] = [person + 1, accountId];
    const codes: number[] = [];
    for (const { item, version, isRight, isPretest, ...answer } of answers) {
      const latest = wordings.of(item, version)?.latest;
      if (answer.section !== section || typeof latest !== 'number') continue;
      const index =
        indexes.get(item) ?? answered.push({ item, version: latest, isScored: false }) - 1;
      indexes.set(item, index);
      if (!isPretest) answered[index]!.isScored = true;
      if (!isExcluded.has(item)) codes.push(encodeAnswer(index, isRight));
    }
    if (codes.length === 0) continue;
    groups.add(person, isOwnForm ? null : formId);
    occasions.push({ person, codes });
  }
  const stored = await parametersOf(db, answered);
  const merged = groups.merge();
  return {
    items: answered.map(({ item, version, isScored }): CalibrationItem => {
      const { parameters, generation, level } = stored.get(item)!;
      const isAnchor = link === 'anchors' && generation !== null;
      return {
        item,
        version,
        parameters,
        isFixed: scope === 'pretest' ? isScored : isAnchor,
        isJudged: generation === null,
        isExcluded: isExcluded.has(item),
        level: level ?? parameters,
      };
    }),
    groups: merged.groups,
    responses: packOccasions(
      occasions.map((occasion, index) => ({ ...occasion, group: merged.ofAttempt[index]! })),
    ),
  };
}

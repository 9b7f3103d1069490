import type { ItemParameters } from '@bac/exam/item/item.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { encodeAnswer, packResponses, type Responses } from '@bac/exam/statistics/responses.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { eachAttempt } from './read-results.ts';
import { readWordings } from './wordings.ts';

export interface CalibrationItem {
  item: string;
  version: number;
  parameters: ItemParameters;
  isFixed: boolean;
}

interface CalibrationData {
  items: CalibrationItem[];
  responses: Responses;
}

interface AnsweredItem {
  item: string;
  version: number;
  /** Whether anybody answered it as a scored question. */
  isScored: boolean;
}

async function parametersOf(
  db: Reader,
  answered: readonly AnsweredItem[],
): Promise<Map<string, ItemParameters>> {
  const ids = answered.map(({ item }) => item);
  const versions = answered.map(({ version }) => version);
  const { rows } = await db.execute<{ item: string; parameters: ItemParameters }>(sql`
    select item_id as item, content -> 'parameters' as parameters from item_versions
    where (item_id, version) in (
      select * from unnest(${sql.param(ids)}::text[], ${sql.param(versions)}::int[]))`);
  return new Map(rows.map(({ item, parameters }) => [item, parameters]));
}

/**
 * Reads all answers to the current wording of a section's items. With the scope `pretest`, an item that was scored for anybody
 * keeps its parameters.
 */
export async function readCalibrationData(
  db: Reader,
  section: Section,
  scope: 'all' | 'pretest',
): Promise<CalibrationData> {
  const wordings = await readWordings(db);
  const answered: AnsweredItem[] = [];
  const indexes = new Map<string, number>();
  const students: number[][] = [];
  for await (const attempt of eachAttempt(db)) {
    const codes: number[] = [];
    for (const { item, version, isRight, isPretest, ...answer } of attempt) {
      const latest = wordings.of(item, version)?.latest;
      if (answer.section !== section || typeof latest !== 'number') continue;
      const index =
        indexes.get(item) ?? answered.push({ item, version: latest, isScored: false }) - 1;
      indexes.set(item, index);
      if (!isPretest) answered[index]!.isScored = true;
      codes.push(encodeAnswer(index, isRight));
    }
    if (codes.length > 0) students.push(codes);
  }
  const parameters = await parametersOf(db, answered);
  return {
    items: answered.map(({ item, version, isScored }) => ({
      item,
      version,
      parameters: parameters.get(item)!,
      isFixed: scope === 'pretest' && isScored,
    })),
    responses: packResponses(students),
  };
}

import type { ItemParameters } from '@bac/exam/item/item.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { codeOf, packResponses, type Responses } from '@bac/exam/statistics/responses.ts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { eachAttempt } from './read-results.ts';
import { readWordings } from './wordings.ts';

export interface CalibrationItem {
  item: string;
  version: number;
  parameters: ItemParameters;
  isKept: boolean;
}

interface CalibrationData {
  items: CalibrationItem[];
  responses: Responses;
}

interface Met {
  item: string;
  version: number;
  /** Met as a question that counts, by anybody. */
  isScored: boolean;
}

async function parametersOf(db: Reader, met: readonly Met[]): Promise<Map<string, ItemParameters>> {
  const ids = met.map(({ item }) => item);
  const versions = met.map(({ version }) => version);
  const { rows } = await db.execute<{ item: string; parameters: ItemParameters }>(sql`
    select item_id as item, content -> 'parameters' as parameters from item_versions
    where (item_id, version) in (
      select * from unnest(${sql.param(ids)}::text[], ${sql.param(versions)}::int[]))`);
  return new Map(rows.map(({ item, parameters }) => [item, parameters]));
}

/**
 * All answers to the present words of a section's items. Where only those tried out are to be estimated, an item that counted
 * for anybody stays as it is.
 */
export async function readCalibrationData(
  db: Reader,
  section: Section,
  scope: 'all' | 'pretest',
): Promise<CalibrationData> {
  const wordings = await readWordings(db);
  const met: Met[] = [];
  const places = new Map<string, number>();
  const students: number[][] = [];
  for await (const attempt of eachAttempt(db)) {
    const codes: number[] = [];
    for (const { item, version, isRight, isPretest, ...answer } of attempt) {
      const latest = wordings.of(item, version)?.latest;
      if (answer.section !== section || typeof latest !== 'number') continue;
      const place = places.get(item) ?? met.push({ item, version: latest, isScored: false }) - 1;
      places.set(item, place);
      if (!isPretest) met[place]!.isScored = true;
      codes.push(codeOf(place, isRight));
    }
    if (codes.length > 0) students.push(codes);
  }
  const parameters = await parametersOf(db, met);
  return {
    items: met.map(({ item, version, isScored }) => ({
      item,
      version,
      parameters: parameters.get(item)!,
      isKept: scope === 'pretest' && isScored,
    })),
    responses: packResponses(students),
  };
}

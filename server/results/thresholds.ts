import type { Threshold } from '@bac/contract/admission.ts';
import { asc } from 'drizzle-orm';
import { admissionThresholds } from '../db/results-schema.ts';
import type { Services } from '../services.ts';

/** Lowest first: as one climbs. */
export const listThresholds = ({ db }: Pick<Services, 'db'>): Promise<Threshold[]> =>
  db.select().from(admissionThresholds).orderBy(asc(admissionThresholds.score));

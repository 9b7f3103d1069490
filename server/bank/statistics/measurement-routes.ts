import { measurementRoutes, type FormReliability } from '@bac/contract/bank/measurement.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { forms } from '../../db/items-schema.ts';
import { formStatistics } from '../../db/statistics-schema.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { exportResponses } from './response-matrix.ts';

/** Forms of a single student are left out: they would describe that student. */
async function listFormReliability(db: Reader): Promise<FormReliability[]> {
  const { formId: form, ...figures } = getTableColumns(formStatistics);
  return db
    .select({ form, name: sql<LocalText>`${forms.content} -> 'name'`, ...figures })
    .from(formStatistics)
    .innerJoin(forms, eq(forms.id, formStatistics.formId))
    .where(isNull(forms.accountId))
    .orderBy(asc(formStatistics.formId), asc(formStatistics.section), asc(formStatistics.route));
}

export function mountMeasurement(mount: Mount, services: Services): void {
  mount(measurementRoutes, {
    'GET /admin/statistics/forms': () => listFormReliability(services.db),
    'GET /admin/statistics/responses': async (call) => {
      const { name, content } = await exportResponses(services, call.query.section, actorOf(call));
      call.reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store');
      return content;
    },
  });
}

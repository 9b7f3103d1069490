import { standardOfficeHours, type OfficeHours } from '@bac/contract/tickets/office-hours.ts';
import { standardVisitorTicketMonths } from '@bac/contract/tickets/visitor-ticket-months.ts';
import { eq } from 'drizzle-orm';
import { settings } from '../../db/schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';

async function readSetting<Value>(db: Reader, name: string, standard: Value): Promise<Value> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, name));
  return row ? (row.value as Value) : standard;
}

/** The office hours by which all clocks of tickets run: the setting that the site shows. */
export const readOfficeHours = (db: Reader): Promise<OfficeHours> =>
  readSetting(db, 'officeHours', standardOfficeHours);

/** How many months after its last message a visitor's ticket is deleted. */
export const readVisitorTicketMonths = (db: Reader): Promise<number> =>
  readSetting(db, 'visitorTicketMonths', standardVisitorTicketMonths);

import { eq } from 'drizzle-orm';
import { notifications } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { ticketMessages, tickets } from '../../db/tickets-schema.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { ticketAnswered } from '../../tickets/events/ticket-answered.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

async function findAnswered(db: Database, message: string) {
  const [found] = await db
    .select({
      id: tickets.id,
      number: tickets.number,
      subject: tickets.subject,
      accountId: tickets.accountId,
    })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(eq(ticketMessages.id, message));
  return found;
}

/** Notifies once, however often the job runs: the notification has the id of the message. The tickets area sends the email. */
export async function notifyTicketAnswer({ db, clock }: Deps, message: string): Promise<void> {
  const found = await findAnswered(db, message);
  if (!found || found.accountId === null) return;
  const { id, number, subject, accountId } = found;
  await db
    .insert(notifications)
    .values({
      id: message,
      accountId,
      title: { en: 'Your ticket has an answer', vi: 'Yêu cầu của bạn đã được trả lời' },
      text: {
        en: `Our team has answered #${number}, “${subject}”.`,
        vi: `Đội ngũ Bậc đã trả lời yêu cầu #${number}, “${subject}”.`,
      },
      link: `/tickets/${id}`,
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
}

export const notifyTicketAnswerJob = (services: Services): JobHandler =>
  handle(ticketAnswered, ({ message }) => notifyTicketAnswer(services, message));

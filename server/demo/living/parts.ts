import type { Receipt } from '@bac/contract/attempts/attempts.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';
import type { accounts } from '../../db/accounts-schema.ts';
import type { assignments, classes, classMembers, classMessages } from '../../db/classes-schema.ts';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import type { PastConversation } from '../../tickets/conversation/past-conversation.ts';
import type { problemReports } from '../../db/results-schema.ts';
import type { TestForm } from './plan/simulate-attempt.ts';

/** Functions of other areas that the demo uses, so that only the owning area writes a table. */
export interface LivingParts {
  insertAccount(tx: Transaction, row: typeof accounts.$inferInsert): Promise<boolean>;
  /** Stores heartbeats, at most one per person. */
  insertHeartbeats(
    db: Database,
    beats: readonly { accountId: string; at: Date; isIdle: boolean }[],
  ): Promise<void>;
  insertLink(
    tx: Transaction,
    pair: { parentId: string; studentId: string },
    at: Date,
    options: { getsWeeklyEmail: boolean },
  ): Promise<unknown>;
  insertClass(tx: Transaction, row: typeof classes.$inferSelect): Promise<boolean>;
  insertMember(tx: Transaction, row: typeof classMembers.$inferInsert): Promise<void>;
  insertAssignment(tx: Transaction, row: typeof assignments.$inferSelect): Promise<boolean>;
  insertClassMessage(tx: Transaction, row: typeof classMessages.$inferInsert): Promise<boolean>;
  findForm(id: string): Promise<TestForm | undefined>;
  storeLog(
    tx: Transaction,
    attempt: { id: string; accountId: string },
    log: readonly LoggedEvent[],
  ): Promise<boolean>;
  score(attempt: string): Promise<void>;
  insertProblem(tx: Transaction, row: typeof problemReports.$inferInsert): Promise<unknown>;
  /** Opens the ticket of a report, at a given time. */
  openForReport(report: string, at: Date): Promise<void>;
  writeConversation(tx: Transaction, conversation: PastConversation): Promise<void>;
  afterOfficeMinutes(from: Date, minutes: number): Date;
  /** Receives a batch as from a browser, on the real clock. */
  receive(attempt: string, accountId: string, batch: Batch): Promise<Receipt>;
  openModule(
    attempt: string,
    accountId: string,
    request: { device: string; module: number },
  ): Promise<unknown>;
  /** Removes the answers of the attempts from the answer counts. */
  uncountAnswers(tx: Transaction, attempts: readonly string[]): Promise<void>;
  computeStatistics(): Promise<unknown>;
}

import type { Receipt } from '@bac/contract/attempts/attempts.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';
import type { accounts } from '../../db/accounts-schema.ts';
import type { assignments, classes, classMembers, classMessages } from '../../db/classes-schema.ts';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import type { PastConversation } from '../../tickets/conversation/past-conversation.ts';
import type { problemReports } from '../../db/results-schema.ts';
import type { SatForm } from './plan/simulate-attempt.ts';

/** What the rooms of the product do for the demo: it writes nobody's tables behind their backs. */
export interface LivingParts {
  insertAccount(tx: Transaction, row: typeof accounts.$inferInsert): Promise<boolean>;
  /** Signs of life, at most one of each person. */
  insertBeats(
    db: Database,
    beats: readonly { accountId: string; at: Date; isIdle: boolean }[],
  ): Promise<void>;
  insertLink(
    tx: Transaction,
    pair: { parentId: string; studentId: string },
    at: Date,
    hasLetters: boolean,
  ): Promise<unknown>;
  insertClass(tx: Transaction, row: typeof classes.$inferSelect): Promise<boolean>;
  insertMember(tx: Transaction, row: typeof classMembers.$inferInsert): Promise<void>;
  insertAssignment(tx: Transaction, row: typeof assignments.$inferSelect): Promise<boolean>;
  insertClassMessage(tx: Transaction, row: typeof classMessages.$inferInsert): Promise<boolean>;
  findForm(id: string): Promise<SatForm | undefined>;
  storeLog(
    tx: Transaction,
    of: { id: string; accountId: string },
    log: readonly LoggedEvent[],
  ): Promise<boolean>;
  score(attempt: string): Promise<void>;
  insertProblem(tx: Transaction, row: typeof problemReports.$inferInsert): Promise<unknown>;
  /** The ticket that comes of a report, opened at that moment. */
  openForReport(report: string, at: Date): Promise<void>;
  writeConversation(tx: Transaction, conversation: PastConversation): Promise<void>;
  afterOfficeMinutes(from: Date, minutes: number): Date;
  /** As a browser would, on the real clock. */
  receive(attempt: string, accountId: string, batch: Batch): Promise<Receipt>;
  openModule(
    attempt: string,
    accountId: string,
    asked: { device: string; module: number },
  ): Promise<unknown>;
  /** Takes their answers out of the shares. */
  uncountAnswers(tx: Transaction, attempts: readonly string[]): Promise<void>;
  computeStatistics(): Promise<unknown>;
}

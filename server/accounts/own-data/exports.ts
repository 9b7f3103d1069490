import type { Readable } from 'node:stream';
import type { DataExport } from '@bac/contract/accounts/own-data.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { inertPolicy } from '../../platform/http/security-headers.ts';
import { callerLimits } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { enqueue, type Job } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { findExport, insertExport, listExports, type ExportRow } from './exports-store.ts';
import type { Ports } from './ports.ts';

export const exportRequested: Job<{ export: string }> = {
  name: 'own-data.export',
  payload: z.object({ export: z.uuid() }),
};

const day = 24 * 60 * 60 * 1000;
/** A class of forty may take its data along on one day. */
const bounds = {
  perAccount: { atMost: 3, milliseconds: day },
  perNetwork: { atMost: 120, milliseconds: day },
};

function toExport(row: ExportRow, now: Date): DataExport {
  const isAvailable = row.file !== null && row.expiresAt !== null && row.expiresAt > now;
  return {
    id: row.id,
    state: row.readyAt === null ? 'waiting' : isAvailable ? 'ready' : 'expired',
    createdAt: row.createdAt.toISOString(),
    expiresAt: (row.readyAt && row.expiresAt?.toISOString()) ?? null,
    bytes: row.bytes,
  };
}

export async function listOwnExports(
  { db, clock }: Services,
  accountId: string,
): Promise<DataExport[]> {
  const now = clock.now();
  return (await listExports(db, accountId)).map((row) => toExport(row, now));
}

/** Enqueues the export; idempotent for the same id. */
export async function requestExport(
  services: Services,
  { requirePassword }: Pick<Ports, 'requirePassword'>,
  { id, password }: { id: string; password: string },
  actor: Actor,
): Promise<DataExport> {
  const { id: accountId } = actor;
  const { db, clock } = services;
  await requirePassword(actor, password);
  const now = clock.now();
  const existing = await findExport(db, id, accountId);
  if (existing) return toExport(existing, now);
  const caller = { account: accountId, address: actor.address };
  await countAgainst(services, ...callerLimits('own-data:export', caller, bounds));
  await db.transaction(async (tx) => {
    if (!(await insertExport(tx, { id, accountId, createdAt: now }))) return;
    await enqueue(tx, exportRequested, { export: id });
    await recordAudit(tx, {
      at: now,
      action: 'data.export-asked',
      subject: `account:${accountId}`,
      ...auditFields(actor),
    });
  });
  const created = await findExport(db, id, accountId);
  // The id belongs to another account. Ids are random, so this is no accident.
  if (!created) throw new Refused('INVALID_REQUEST', { fields: [{ path: 'id', rule: 'uuid' }] });
  return toExport(created, now);
}

/** Sends the file as a download, only to its owner. */
export async function sendExport(
  { db, clock, files }: Services,
  id: string,
  accountId: string,
  reply: FastifyReply,
): Promise<Readable> {
  const row = await findExport(db, id, accountId);
  const isReady = row && toExport(row, clock.now()).state === 'ready';
  const storedFile = isReady && row.file !== null ? await files.openPrivate(row.file) : undefined;
  if (!row || !storedFile) throw new Refused('NOT_FOUND');
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'content-length': storedFile.size,
    'content-disposition': `attachment; filename="bac-${dayOf(row.createdAt)}.json"`,
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  return storedFile.content;
}

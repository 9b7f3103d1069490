import { eq } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import { newPrivateName } from '../../../platform/files/file-store.ts';
import { handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { defaultLanguage } from '../../../platform/mail/email-defaults.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../services.ts';
import { exportRequested } from '../exports.ts';
import { claimExport, hasExport, takeExpiredFiles, markReady } from '../exports-store.ts';
import { exportReadyEmail, profileLink } from '../emails.ts';
import type { ExportContext } from './section.ts';
import { sections } from './sections.ts';
import { writeJson, type Part } from './write-json.ts';

const expiryMilliseconds = 7 * 24 * 60 * 60 * 1000;

const aboutTexts = {
  en: 'Everything Bậc stores about you, as of the time below. Times are in UTC. Passwords and other secrets are stored only in a form that nobody can read, and are left out; so are the solutions of questions and other people’s data. Emails we sent you are not stored.',
  vi: 'Toàn bộ dữ liệu Bậc lưu về bạn tính đến thời điểm ghi bên dưới. Giờ ghi theo UTC. Mật khẩu và các bí mật khác chỉ được lưu ở dạng không ai đọc lại được nên không có ở đây; đáp án câu hỏi và dữ liệu của người khác cũng vậy. Thư đã gửi cho bạn không được lưu lại.',
};

/**
 * Reads everything in one database snapshot: the file contains no change, not even a part of one, that is made while it is
 * written.
 */
async function writeFile(
  { db, clock, files }: Services,
  { accountId, file }: { accountId: string; file: string },
): Promise<{ size: number } | undefined> {
  return db.transaction(
    async (tx) => {
      const [person] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
      if (!person) return undefined;
      const now = clock.now();
      const { email, verifiedAt } = person;
      const context: ExportContext = {
        db: tx,
        accountId,
        email,
        isVerified: verifiedAt !== null,
        now,
      };
      const about = async () => ({ ...aboutTexts, writtenAt: now });
      const parts = sections.map(({ name, read }): Part => [name, () => read(context)]);
      return files.putPrivateStream(file, writeJson([['about', about], ...parts]));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function makeExport(services: Services, id: string): Promise<void> {
  const { db, clock, files, config } = services;
  const expiresAt = new Date(clock.now().getTime() + expiryMilliseconds);
  const claimed = await claimExport(db, id, { file: newPrivateName(), expiresAt });
  if (!claimed) return;
  const { accountId, file } = claimed;
  const stored = await writeFile(services, claimed);
  if (!stored) return;
  await db.transaction(async (tx) => {
    const exportFile = { readyAt: clock.now(), expiresAt, file, bytes: stored.size };
    if (!(await markReady(tx, id, exportFile))) return;
    const [person] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!person) return;
    const details = { link: profileLink(config), until: expiresAt };
    await queueMail(tx, exportReadyEmail(person, person.language ?? defaultLanguage, details));
  });
  // If another process was faster, the row refers to the same file. If the account was deleted in the meantime, no row does.
  if (!(await hasExport(db, id))) await files.remove(file);
}

export const exportJob = (services: Services): JobHandler =>
  handle(exportRequested, (payload) => makeExport(services, payload.export));

/** Clears the row first: a file without a row is unreachable. */
export const purgeExports = (services: Services): JobHandler => ({
  name: 'own-data.purge-exports',
  every: '17 * * * *',
  run: async () => {
    for (const file of await takeExpiredFiles(services.db, services.clock.now())) {
      await services.files.remove(file);
    }
  },
});

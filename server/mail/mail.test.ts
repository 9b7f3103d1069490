import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs, type RunningJobs } from '../jobs/jobs.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { mailJob, queueMail } from './mail.ts';
import { outboxTransport, smtpTransport, type MailTransport } from './transport.ts';

let test: TestApp;
let jobs: RunningJobs | undefined;

beforeEach(async () => {
  test = await testApp();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await test.close();
});

const letter = {
  to: 'minhanh@example.com',
  subject: 'Mã xác nhận của bạn',
  text: 'Mã của bạn là 123456.',
  html: '<p>Mã của bạn là <b>123456</b>.</p>',
};

const deliverBy = async (transport: MailTransport): Promise<void> => {
  jobs = await startJobs(test.services.db, test.app.log, [mailJob(transport)]);
};

const queued = async (): Promise<number> => {
  const { rows } = await test.services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs`,
  );
  return rows[0]?.count ?? -1;
};

interface TestSmtp {
  url: string;
  received: string[];
  close(): Promise<void>;
}

/** A real SMTP server; the first `refuse` letters are turned away as a busy server would. */
async function smtp(refuse = 0): Promise<TestSmtp> {
  const received: string[] = [];
  let refusals = refuse;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const content = (await Array.fromAsync(stream)).join('');
      if (refusals-- > 0) return done(new Error('try again later'));
      received.push(content);
      done();
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

describe('the mail outbox', () => {
  it('sends nothing for a change that failed', async () => {
    const failed = test.services.db.transaction(async (tx) => {
      await queueMail(tx, letter);
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect(await queued()).toBe(0);
  });

  it('refuses a letter to nowhere before the change commits', async () => {
    const failed = test.services.db.transaction((tx) =>
      queueMail(tx, { ...letter, to: 'a@example.com\r\nBcc: everyone@example.com' }),
    );
    await expect(failed).rejects.toThrow('Invalid email address');
    expect(await queued()).toBe(0);
  });

  it('delivers over SMTP after the change committed, in both forms', async () => {
    const server = await smtp();
    await deliverBy(smtpTransport(server.url, 'Bậc <no-reply@example.com>'));
    await test.services.db.transaction((tx) => queueMail(tx, letter));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
    expect(server.received[0]).toContain('To: minhanh@example.com');
    expect(server.received[0]).toContain('Content-Type: text/plain');
    expect(server.received[0]).toContain('Content-Type: text/html');
    await server.close();
  });

  it('keeps a letter the mail server refused and tries again', async () => {
    const server = await smtp(1);
    await deliverBy(smtpTransport(server.url, 'no-reply@example.com'));
    await test.services.db.transaction((tx) => queueMail(tx, letter));
    const retry = async (): Promise<void> => {
      await test.services.db.execute(
        sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`,
      );
      expect(server.received).toHaveLength(1);
    };
    await vi.waitFor(retry, { timeout: 15_000, interval: 200 });
    await server.close();
  });

  it('without a mail server writes an .eml file and says so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bac-outbox-'));
    const said: string[] = [];
    await deliverBy(
      outboxTransport(folder, 'no-reply@example.com', test.clock, (line) => said.push(line)),
    );
    await test.services.db.transaction((tx) => queueMail(tx, letter));
    await vi.waitFor(() => expect(said).toHaveLength(1), 10_000);
    const files = await readdir(join(folder, 'outbox'));
    expect(files.toSorted()).toEqual([
      expect.stringMatching(/^2026-11-15T08-00-00.000Z-.+\.eml$/),
      expect.stringMatching(/^2026-11-15T08-00-00.000Z-.+\.json$/),
    ]);
    expect(await readFile(join(folder, 'outbox', String(files.toSorted()[0])), 'utf8')).toContain(
      'minhanh@example.com',
    );
    await rm(folder, { recursive: true });
  });
});

describe('jobs', () => {
  it('a job under way when the process stops goes back to the queue and runs elsewhere', async () => {
    const { db } = test.services;
    let started = false;
    await deliverBy({
      send: () => {
        started = true;
        return new Promise(() => {});
      },
    });
    await db.transaction((tx) => queueMail(tx, letter));
    await vi.waitFor(() => expect(started).toBe(true), 10_000);
    await jobs?.stop();
    jobs = undefined;

    const delivered: string[] = [];
    await deliverBy({ send: async (mail) => void delivered.push(mail.to) });
    await db.execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`,
    );
    await vi.waitFor(() => expect(delivered).toEqual([letter.to]), 10_000);
  });
});

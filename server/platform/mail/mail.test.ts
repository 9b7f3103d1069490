import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startJobs, type RunningJobs } from '../jobs/jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { captureLog } from '../../testing/captured-log.ts';
import type { Email } from './email.ts';
import { mailJob, queueMail, queueMails } from './mail.ts';
import { outboxTransport, smtpTransport, type MailTransport } from './transport.ts';

let test: TestApp;
let jobs: RunningJobs | undefined;

beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await test.services.db.execute(sql`delete from graphile_worker._private_jobs`);
});
afterAll(() => test.close());

const email = {
  to: 'minhanh@example.com',
  subject: 'Mã xác minh của bạn',
  text: 'Mã của bạn là 123456.',
  html: '<p>Mã của bạn là <b>123456</b>.</p>',
};

const startDelivery = async (transport: MailTransport, patience?: number): Promise<void> => {
  const handlers = [mailJob(transport, test.app.log)];
  jobs = await startJobs(test.services.db, test.app.log, handlers, patience);
};

const countQueued = async (): Promise<number> => {
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

/** A real SMTP server that refuses the first `refuse` emails, as a busy server would. */
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
  it('sends nothing if the transaction fails', async () => {
    const failed = test.services.db.transaction(async (tx) => {
      await queueMail(tx, email);
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect(await countQueued()).toBe(0);
  });

  it('skips emails to invalid addresses, logs that without the address, and sends the others', async () => {
    const impossible = ['lê.anh@gmail.com', 'a@x.c', 'a@example.com\r\nBcc: everyone@example.com'];
    const loud = await testApp({ LOG_LEVEL: 'info' });
    const log = captureLog(loud.app);
    const { db } = loud.services;
    const sent: string[] = [];
    const emails = impossible.flatMap((to, at) => [
      { ...email, to },
      { ...email, to: `possible-${at}@example.com` },
    ]);
    await db.transaction((tx) => queueMails(tx, emails));
    const transport = { send: async (each: Email) => void sent.push(each.to) };
    const working = await startJobs(db, loud.app.log, [mailJob(transport, loud.app.log)]);
    const skipped = () =>
      log.entries().filter(({ msg }) => String(msg).startsWith('an email was skipped'));
    await vi.waitFor(() => expect([sent.length, skipped().length]).toEqual([3, 3]), 10_000);
    await working.stop();
    expect(sent.toSorted()).toEqual([0, 1, 2].map((at) => `possible-${at}@example.com`));
    for (const to of impossible) expect(log.text()).not.toContain(to.slice(0, 5));
    expect(log.entries().filter(({ level }) => level === 50)).toEqual([]);
    await loud.close();
  });

  it('delivers over SMTP after the transaction commits, as plain text and HTML', async () => {
    const server = await smtp();
    await startDelivery(smtpTransport(server.url, 'Bậc <no-reply@example.com>'));
    await test.services.db.transaction((tx) => queueMail(tx, email));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
    expect(server.received[0]).toContain('To: minhanh@example.com');
    expect(server.received[0]).toContain('Content-Type: text/plain');
    expect(server.received[0]).toContain('Content-Type: text/html');
    await server.close();
  });

  it('sets the headers for threads and replies, and allows no header injection', async () => {
    const server = await smtp();
    await startDelivery(smtpTransport(server.url, 'no-reply@example.com'));
    const threaded = {
      ...email,
      subject: 'Re: a\r\nBcc: everyone@example.com',
      replyTo: 'help+1-abc@example.com',
      messageId: '<answer@example.com>',
      inReplyTo: '<asked@example.com>',
      references: ['<first@example.com>', '<asked@example.com>'],
      loop: 'help@example.com',
      stopLink: 'https://example.com/stop?token=abc',
    };
    await test.services.db.transaction((tx) => queueMail(tx, threaded));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
    const [head = ''] = String(server.received[0]).split('\r\n\r\n');
    for (const line of [
      'Reply-To: help+1-abc@example.com',
      'Message-ID: <answer@example.com>',
      'In-Reply-To: <asked@example.com>',
      'References: <first@example.com> <asked@example.com>',
      'Auto-Submitted: auto-generated',
      'X-Loop: help@example.com',
      'List-Unsubscribe: <https://example.com/stop?token=abc>',
    ]) {
      expect(head.split('\r\n')).toContain(line);
    }
    expect(head).not.toMatch(/^Bcc/im);
    await server.close();
  });

  it.each<[keyof Email, string | string[]]>([
    ['replyTo', 'a@example.com\r\nBcc: b@example.com'],
    ['messageId', '<a@example.com>\r\nBcc: b@example.com'],
    ['inReplyTo', '<a\n@example.com>'],
    ['references', ['<a@example.com>', '<b@example.com> x']],
    ['loop', 'a@example.com\nX: y'],
    ['stopLink', 'https://example.com/\r\nX: y'],
  ])('refuses a line break in %s and rolls the transaction back', async (name, value) => {
    const invalid = { ...email, [name]: value };
    const failed = test.services.db.transaction((tx) => queueMail(tx, invalid));
    await expect(failed).rejects.toThrow('Invalid');
    expect(await countQueued()).toBe(0);
  });

  it('retries an email that the mail server refused', async () => {
    const server = await smtp(1);
    await startDelivery(smtpTransport(server.url, 'no-reply@example.com'));
    await test.services.db.transaction((tx) => queueMail(tx, email));
    const retry = async (): Promise<void> => {
      await test.services.db.execute(
        sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`,
      );
      expect(server.received).toHaveLength(1);
    };
    await vi.waitFor(retry, { timeout: 15_000, interval: 200 });
    await server.close();
  });

  it('writes an .eml file and logs it if there is no mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bac-outbox-'));
    const lines: string[] = [];
    await startDelivery(
      outboxTransport(
        { dataDir: folder, production: false },
        'no-reply@example.com',
        test.clock,
        (line) => lines.push(line),
      ),
    );
    await test.services.db.transaction((tx) => queueMail(tx, email));
    await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
    const files = await readdir(join(folder, 'outbox'));
    expect(files.toSorted()).toEqual([
      expect.stringMatching(/^2026-11-15T08-00-00.000Z-.+\.eml$/),
      expect.stringMatching(/^2026-11-15T08-00-00.000Z-.+\.json$/),
    ]);
    expect(await readFile(join(folder, 'outbox', String(files.toSorted()[0])), 'utf8')).toContain(
      'minhanh@example.com',
    );
    expect(lines[0]).toContain(email.subject);
    // Nobody else on the machine may read links that reset passwords.
    const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;
    expect(await modeOf('outbox')).toBe(0o700);
    for (const name of files) expect(await modeOf(join('outbox', name))).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  it('logs only the path of the file in production', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bac-outbox-'));
    const lines: string[] = [];
    const outbox = { dataDir: folder, production: true };
    const say = (line: string) => lines.push(line);
    await outboxTransport(outbox, 'no-reply@example.com', test.clock, say).send(email);
    expect(lines).toEqual([expect.stringMatching(/^A letter: .+\.eml$/)]);
    await rm(folder, { recursive: true });
  });
});

describe('jobs', () => {
  it('logs a failed job with its error and without its payload', async () => {
    const loud = await testApp({ LOG_LEVEL: 'info' });
    const log = captureLog(loud.app);
    const { db } = loud.services;
    const code = 'MA-314159';
    const refusal = Object.assign(
      new Error('Message failed: 554 https://bac.example/reset?token=abc looks like spam'),
      { responseCode: 554, response: `554 “${code}” looks like spam` },
    );
    const failing = await startJobs(db, loud.app.log, [
      mailJob({ send: () => Promise.reject(refusal) }, loud.app.log),
      {
        name: 'ask',
        run: async (payload) =>
          void (await db.execute(sql`select ${String(payload)} from nowhere`)),
      },
    ]);
    await db.transaction((tx) => queueMail(tx, { ...email, subject: code, text: code }));
    await db.execute(sql`select graphile_worker.add_job('ask', ${`"${code}"`}::json)`);
    const failures = () => log.entries().filter(({ level }) => level === 50);
    await vi.waitFor(() => expect(failures()).toHaveLength(2), 10_000);
    await failing.stop();

    expect(failures()).toContainEqual(
      expect.objectContaining({
        msg: expect.stringMatching(/^Failed task \d+ \(mail\.send, .+ of 25\) with error$/),
        err: expect.objectContaining({
          responseCode: 554,
          message: 'Message failed: 554 https://bac.example/reset?… looks like spam',
        }),
      }),
    );
    expect(failures()).toContainEqual(
      expect.objectContaining({
        msg: expect.stringMatching(/^Failed task \d+ \(ask, .+ of 25\) with error$/),
        err: expect.objectContaining({ message: 'Failed query: select $1 from nowhere' }),
      }),
    );
    expect(log.text()).not.toContain(code);
    expect(log.text()).not.toContain(email.to);
    await loud.close();
  });

  it('returns a running job to the queue when the process stops, and another process runs it', async () => {
    const { db } = test.services;
    let isStarted = false;
    const endless = {
      send: () => {
        isStarted = true;
        return new Promise<never>(() => {});
      },
    };
    await startDelivery(endless, 100);
    await db.transaction((tx) => queueMail(tx, email));
    await vi.waitFor(() => expect(isStarted).toBe(true), 10_000);
    await jobs?.stop();
    jobs = undefined;

    const delivered: string[] = [];
    await startDelivery({ send: async (mail) => void delivered.push(mail.to) });
    await db.execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`,
    );
    await vi.waitFor(() => expect(delivered).toEqual([email.to]), 10_000);
  });
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startJobs, type RunningJobs } from '../jobs/jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { captureLog } from '../../testing/captured-log.ts';
import type { Letter } from './letter.ts';
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

const letter = {
  to: 'minhanh@example.com',
  subject: 'Mã xác nhận của bạn',
  text: 'Mã của bạn là 123456.',
  html: '<p>Mã của bạn là <b>123456</b>.</p>',
};

const deliverBy = async (transport: MailTransport, patience?: number): Promise<void> => {
  const handlers = [mailJob(transport, test.app.log)];
  jobs = await startJobs(test.services.db, test.app.log, handlers, patience);
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

  it('skips letters to impossible addresses, says so in the log without the address, and sends the others', async () => {
    const impossible = ['lê.anh@gmail.com', 'a@x.c', 'a@example.com\r\nBcc: everyone@example.com'];
    const loud = await testApp({ LOG_LEVEL: 'info' });
    const log = captureLog(loud.app);
    const { db } = loud.services;
    const sent: string[] = [];
    const letters = impossible.flatMap((to, at) => [
      { ...letter, to },
      { ...letter, to: `possible-${at}@example.com` },
    ]);
    await db.transaction((tx) => queueMails(tx, letters));
    const transport = { send: async (each: Letter) => void sent.push(each.to) };
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

  it('lets mail programs thread and answer it, and nobody add headers', async () => {
    const server = await smtp();
    await deliverBy(smtpTransport(server.url, 'no-reply@example.com'));
    const threaded = {
      ...letter,
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

  it.each<[keyof Letter, string | string[]]>([
    ['replyTo', 'a@example.com\r\nBcc: b@example.com'],
    ['messageId', '<a@example.com>\r\nBcc: b@example.com'],
    ['inReplyTo', '<a\n@example.com>'],
    ['references', ['<a@example.com>', '<b@example.com> x']],
    ['loop', 'a@example.com\nX: y'],
    ['stopLink', 'https://example.com/\r\nX: y'],
  ])('refuses a line break in %s before the change commits', async (name, value) => {
    const given = { ...letter, [name]: value };
    const failed = test.services.db.transaction((tx) => queueMail(tx, given));
    await expect(failed).rejects.toThrow('Invalid');
    expect(await queued()).toBe(0);
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
      outboxTransport(
        { dataDir: folder, production: false },
        'no-reply@example.com',
        test.clock,
        (line) => said.push(line),
      ),
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
    expect(said[0]).toContain(letter.subject);
    await rm(folder, { recursive: true });
  });

  it('says in production where the file is and nothing of what is in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bac-outbox-'));
    const said: string[] = [];
    const outbox = { dataDir: folder, production: true };
    const say = (line: string) => said.push(line);
    await outboxTransport(outbox, 'no-reply@example.com', test.clock, say).send(letter);
    expect(said).toEqual([expect.stringMatching(/^A letter: .+\.eml$/)]);
    await rm(folder, { recursive: true });
  });
});

describe('jobs', () => {
  it('one that fails is logged with its error and without what it carries', async () => {
    const loud = await testApp({ LOG_LEVEL: 'info' });
    const log = captureLog(loud.app);
    const { db } = loud.services;
    const code = 'MA-314159';
    const refused = Object.assign(
      new Error('Message failed: 554 https://bac.example/reset?token=abc looks like spam'),
      { responseCode: 554, response: `554 “${code}” looks like spam` },
    );
    const failing = await startJobs(db, loud.app.log, [
      mailJob({ send: () => Promise.reject(refused) }, loud.app.log),
      {
        name: 'ask',
        run: async (given) => void (await db.execute(sql`select ${String(given)} from nowhere`)),
      },
    ]);
    await db.transaction((tx) => queueMail(tx, { ...letter, subject: code, text: code }));
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
    expect(log.text()).not.toContain(letter.to);
    await loud.close();
  });

  it('a job under way when the process stops goes back to the queue and runs elsewhere', async () => {
    const { db } = test.services;
    let started = false;
    const endless = {
      send: () => {
        started = true;
        return new Promise<never>(() => {});
      },
    };
    await deliverBy(endless, 100);
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

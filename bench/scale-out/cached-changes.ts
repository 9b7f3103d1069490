import { randomUUID } from 'node:crypto';
import { crowdEmail } from '../attempts/crowd.ts';
import { sendRequest, callApi, signIn, statusOf } from './send-request.ts';
import type { Site } from './site.ts';

export interface Change {
  name: string;
  /** The cache time according to the server's code and docs/operations.md. */
  boundMs: number;
  /** How often each process is polled for the change. */
  everyMs?: number;
  /** How many processes make the change in turn; by default all. */
  origins?: number;
  prepare(site: Site): Promise<{
    make(address: string): Promise<unknown>;
    isSeen(address: string): Promise<boolean>;
  }>;
}

const randomWord = (): string => randomUUID().slice(0, 8);
const both = (text: string) => ({ en: text, vi: text });
const now = { showsFrom: null, showsUntil: null };
const pageOf = (address: string, path: string): Promise<{ status: number; text: string }> =>
  sendRequest(address, 'GET', path, { headers: { accept: 'text/html' } });

const siteName: Change = {
  name: 'site’s name, on its pages',
  boundMs: 5000,
  async prepare({ admin }) {
    const name = `Bậc ${randomWord()}`;
    return {
      make: (address) =>
        callApi(address, 'PATCH', '/admin/settings', { cookie: admin, body: { siteName: name } }),
      isSeen: async (address) => (await pageOf(address, '/')).text.includes(name),
    };
  },
};

/** The permission is granted and revoked in turn. */
const right = (student: number): Change => ({
  name: 'right of a role',
  boundMs: 5000,
  async prepare({ admin, processes, front }) {
    const database = await processes.database();
    const email = crowdEmail(student);
    await database.query(`update accounts set role = 'support' where email = $1`, [email]);
    await database.end();
    const cookie = await signIn(front, student);
    const mayNow = (address: string): Promise<number> =>
      statusOf(address, 'GET', '/admin/content', { cookie });
    const isGranted = (await mayNow(front)) !== 200;
    const changes = [{ role: 'support', permission: 'manage content', isGranted }];
    return {
      make: (address) =>
        callApi(address, 'PATCH', '/admin/roles', { cookie: admin, body: { changes } }),
      isSeen: async (address) => ((await mayNow(address)) === 200) === isGranted,
    };
  },
});

const structure: Change = {
  name: 'name of a part of the test, on pages',
  boundMs: 5000,
  async prepare({ admin }) {
    const name = `Algebra ${randomWord()}`;
    const path = '/admin/structure';
    return {
      make: async (address) => {
        const sections = await callApi<{ domains: { id: string; revision: number }[] }[]>(
          address,
          'GET',
          path,
          { cookie: admin },
        );
        const domains = sections.flatMap((section) => section.domains);
        const { revision } = domains.find(({ id }) => id === 'algebra')!;
        const body = { revision, name: both(name) };
        return callApi(address, 'PUT', `${path}/domain/algebra`, { cookie: admin, body });
      },
      isSeen: async (address) => (await pageOf(address, '/')).text.includes(name),
    };
  },
};

const question: Change = {
  name: 'frequent question published',
  boundMs: 5000,
  async prepare({ admin, front }) {
    const [id, word] = [randomUUID(), randomWord()];
    const text = { group: 'tests', question: both(word), answer: both(word), isOnHome: false };
    const body = { id, kind: 'question', slug: `trial-${word}`, body: text };
    const { version } = await callApi<{ version: number }>(front, 'POST', '/admin/content', {
      cookie: admin,
      body,
    });
    return {
      make: (address) =>
        callApi(address, 'POST', `/admin/content/${id}/publish`, {
          cookie: admin,
          body: { version, ...now },
        }),
      isSeen: async (address) =>
        (await sendRequest(address, 'GET', '/api/v1/content/questions')).text.includes(word),
    };
  },
};

const articleOf = (text: string) => ({
  topic: 'start',
  title: both(text),
  summary: both(text),
  text: both(text),
});

/** The server caches the content for 5 s, and the page rendered from it for 5 s more. */
const article: Change = {
  name: 'new words of an article, on its page',
  boundMs: 10_000,
  async prepare({ admin, front }) {
    const [id, old, fresh] = [randomUUID(), randomWord(), randomWord()];
    const path = `/admin/content/${id}`;
    const first = { id, kind: 'article', slug: `trial-${old}`, body: articleOf(old) };
    const created = await callApi<{ version: number }>(front, 'POST', '/admin/content', {
      cookie: admin,
      body: first,
    });
    const publish = (address: string, version: number): Promise<unknown> =>
      callApi(address, 'POST', `${path}/publish`, { cookie: admin, body: { version, ...now } });
    await publish(front, created.version);
    return {
      make: async (address) => {
        const body = { version: created.version, body: articleOf(fresh) };
        const { version } = await callApi<{ version: number }>(address, 'PUT', path, {
          cookie: admin,
          body,
        });
        await publish(address, version);
      },
      isSeen: async (address) =>
        (await pageOf(address, `/support/trial-${old}`)).text.includes(fresh),
    };
  },
};

/** A student who starts the test has an attempt in progress from then on, so each try uses another student. */
const withdrawnTest = (firstStudent: number): Change => ({
  name: 'test taken out of use',
  boundMs: 60_000,
  everyMs: 5000,
  origins: 1,
  async prepare({ admin }) {
    let student = firstStudent;
    return {
      make: (address) =>
        callApi(address, 'POST', '/admin/tests/full-2/status', {
          cookie: admin,
          body: { status: 'archived' },
        }),
      isSeen: async (address) => {
        const cookie = await signIn(address, (student += 1));
        const body = { id: randomUUID(), test: 'full-2', device: `trial-${randomWord()}` };
        return (await statusOf(address, 'POST', '/attempts', { cookie, body })) !== 200;
      },
    };
  },
});

export const cachedChanges = (firstStudent: number): readonly Change[] => [
  siteName,
  right(firstStudent),
  structure,
  question,
  article,
  withdrawnTest(firstStudent),
];

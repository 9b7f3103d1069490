import type { Client } from 'pg';
import type { OwnSite } from '../site.ts';
import { fill, refusedBodies, texts } from './bodies.ts';
import { formType, hostileForms } from './files.ts';
import type { HostilePerson } from './hostile-person.ts';
import type { OpenRoute } from './open-routes.ts';
import type { RawReply, RawRequest, SendRaw } from './raw-request.ts';
import { mainThreadMs } from './server-thread.ts';

/** How long one request may block the thread that answers everybody. */
export const allowedMs = 200;
/** A job of the server or the compiler may fall into one measurement, but hardly into all. */
const tries = 3;

export interface Measured {
  shape: string;
  requests: number;
  /** Requests that reached the handler, or were refused for what they say. */
  statuses: Record<string, number>;
  worstMs: number;
  worstRoute: string;
  errors: number;
}

type Call = Omit<RawRequest, 'cookie'>;

/** Who calls a route: some are for parents alone. */
export type Callers = (route: OpenRoute) => HostilePerson;

export class RouteMeter {
  readonly rows = new Map<string, Measured>();
  readonly complaints: string[] = [];
  #site;
  #database;
  #send;

  constructor(site: OwnSite, database: Client, send: SendRaw) {
    this.#site = site;
    this.#database = database;
    this.#send = send;
  }

  /** Limits on the number of calls would refuse all but the first of these requests before they cost anything. */
  async #once(person: HostilePerson, request: Call): Promise<{ reply: RawReply; ms: number }> {
    await this.#database.query('delete from rate_limits');
    const answered = this.#send({ ...request, cookie: person.cookie });
    const [ms, reply] = await Promise.all([this.#longestBlock(answered), answered]);
    // Some of the routes end the session.
    if (reply.status === 401) await person.signIn();
    return { reply, ms };
  }

  /** The most processor time of the main thread between two answers to somebody else, until the request is answered. */
  async #longestBlock(answered: Promise<unknown>): Promise<number> {
    let isAnswered = false;
    void answered.then(() => (isAnswered = true));
    let longest = 0;
    let last = await mainThreadMs(this.#site.pid);
    // The last turn may begin before the answer and end after it.
    for (let isLast = false; !isLast;) {
      isLast = isAnswered;
      await this.#send({ method: 'GET', path: '/health/live' });
      const now = await mainThreadMs(this.#site.pid);
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  }

  async measure(
    shape: string,
    route: string,
    person: HostilePerson,
    request: Call,
    atMost = tries,
  ): Promise<void> {
    const first = await this.#once(person, request);
    let { ms } = first;
    for (let count = 1; count < atMost && ms > allowedMs; count += 1) {
      ms = Math.min(ms, (await this.#once(person, request)).ms);
    }
    this.#record(shape, route, first.reply.status, ms);
  }

  #record(shape: string, route: string, status: number, ms: number): void {
    const empty = { shape, requests: 0, statuses: {}, worstMs: 0, worstRoute: '', errors: 0 };
    const row: Measured = this.rows.get(shape) ?? empty;
    this.rows.set(shape, row);
    row.requests += 1;
    row.statuses[status] = (row.statuses[status] ?? 0) + 1;
    if (ms > row.worstMs) Object.assign(row, { worstMs: ms, worstRoute: route });
    if (status >= 500) {
      row.errors += 1;
      this.complaints.push(`${route} answered ${status} to ${shape}`);
    }
    if (ms > allowedMs) this.complaints.push(`${route} took ${Math.round(ms)} ms for ${shape}`);
  }
}

/** Sends every shape of body to every open route that reads one. */
export async function measureBodies(
  meter: RouteMeter,
  routes: readonly OpenRoute[],
  callers: Callers,
): Promise<void> {
  for (const route of routes.filter(({ body }) => body)) {
    const person = callers(route);
    const { method, path, body, maxBytes } = route;
    const send = (shape: string, content: string): Promise<void> =>
      meter.measure(shape, `${method} ${path}`, person, {
        method,
        path: person.pathOf(path),
        content,
      });
    for (const [shape, unit] of Object.entries(texts)) {
      await send(shape, JSON.stringify(fill(body!, unit, maxBytes - 200)));
    }
    for (const [shape, content] of Object.entries(refusedBodies(route))) await send(shape, content);
  }
}

export async function measureUploads(
  meter: RouteMeter,
  routes: readonly OpenRoute[],
  callers: Callers,
): Promise<void> {
  for (const route of routes.filter(({ isUpload }) => isUpload)) {
    const { method, path, maxBytes } = route;
    for (const [shape, content] of Object.entries(hostileForms(maxBytes))) {
      const address = `${path}?id=${crypto.randomUUID()}&name=a.png`;
      const request = { method, path: address, type: formType, content };
      await meter.measure(shape, `${method} ${path}`, callers(route), request);
    }
  }
}

/** Long and strange paths and queries, on reads and writes alike. */
export async function measureAddresses(
  meter: RouteMeter,
  routes: readonly OpenRoute[],
  callers: Callers,
): Promise<void> {
  for (const route of routes) {
    const { method, path, query } = route;
    const person = callers(route);
    const send = (shape: string, address: string): Promise<void> =>
      meter.measure(shape, `${method} ${path}`, person, { method, path: address });
    await send('a long path', path.replaceAll(/\{\w+\}/g, '%25'.repeat(60)));
    const long = encodeURIComponent('a\u0301%*('.repeat(400));
    const values = query.map(({ name }) => `${name}=${long}`);
    if (values.length > 0) await send('a long query', `${person.pathOf(path)}?${values.join('&')}`);
    await send('a query of 3,000 parts', `${person.pathOf(path)}?${'a=1&'.repeat(3000)}`);
  }
}

const readsOf = (routes: readonly OpenRoute[]): OpenRoute[] =>
  routes.filter(({ method }) => method === 'GET');

/** Lets the server compile its code and fill its caches, as it has long done when somebody attacks it. */
export async function readAll(routes: readonly OpenRoute[], callers: Callers): Promise<void> {
  for (const route of readsOf(routes)) {
    const person = callers(route);
    for (let count = 0; count < 3; count += 1) await person.call('GET', person.pathOf(route.path));
  }
}

/** What one person can read. */
export async function measureReads(
  meter: RouteMeter,
  routes: readonly OpenRoute[],
  person: HostilePerson,
  shape: string,
): Promise<void> {
  for (const { method, path } of readsOf(routes)) {
    await meter.measure(shape, `GET ${path}`, person, { method, path: person.pathOf(path) });
  }
}

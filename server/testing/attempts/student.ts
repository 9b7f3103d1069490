import type { AttemptView, Receipt } from '@bac/contract/attempts/attempts.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../../db/accounts-schema.ts';
import type { TestApp } from '../app.ts';
import { signedInAs, writeHeaders } from '../factories.ts';

/** An event in the format that browsers post. */
export interface NumberedEvent {
  number: number;
  elapsed: number;
  event: BrowserEvent;
}

interface Reply {
  status: number;
  body: { data?: unknown; code?: string };
}

function dataOf<Data>({ status, body }: Reply): Data {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body.data as Data;
}

/** A student in a browser with a device id. */
export class Student {
  cookie: string;
  id: string;
  app: FastifyInstance;
  device: string;
  attempt = '';
  #number = 0;

  constructor(app: FastifyInstance, who: { cookie: string; id: string }, device = 'laptop-1') {
    this.app = app;
    this.cookie = who.cookie;
    this.id = who.id;
    this.device = device;
  }

  on(device: string): Student {
    const other = new Student(this.app, this, device);
    other.attempt = this.attempt;
    return other;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Reply> {
    const reply = await this.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: writeHeaders({ cookie: this.cookie }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  async view(method: 'GET' | 'POST', path: string, body?: unknown): Promise<AttemptView> {
    const reply = await this.call(method, path, body);
    return dataOf(reply);
  }

  async start(name: string, assignment?: string): Promise<AttemptView> {
    const body = { id: crypto.randomUUID(), test: name, device: this.device, assignment };
    const view = await this.view('POST', '/attempts', body);
    // A device numbers its events from 1 in each attempt.
    if (view.id !== this.attempt) this.#number = 0;
    this.attempt = view.id;
    return view;
  }

  open(module: number): Promise<AttemptView> {
    return this.view('POST', `/attempts/${this.attempt}/modules`, { device: this.device, module });
  }

  numbered(...events: BrowserEvent[]): NumberedEvent[] {
    return events.map((event) => ({ number: (this.#number += 1), elapsed: 0, event }));
  }

  async post(events: NumberedEvent[]): Promise<Receipt> {
    const path = `/attempts/${this.attempt}/events`;
    const reply = await this.call('POST', path, { device: this.device, events });
    return dataOf(reply);
  }

  send(...events: BrowserEvent[]): Promise<Receipt> {
    return this.post(this.numbered(...events));
  }

  read(): Promise<AttemptView> {
    return this.view('GET', `/attempts/${this.attempt}?device=${this.device}`);
  }
}

const day = 86_400_000;

/** Creates a student whose session outlasts the schedule of the error log. */
export async function lastingStudent({ app, services, clock }: TestApp): Promise<Student> {
  const who = await signedInAs(services, 'student');
  const expiresAt = new Date(clock.now().getTime() + 400 * day);
  await services.db.update(sessions).set({ expiresAt }).where(eq(sessions.accountId, who.id));
  return new Student(app, who);
}

import { randomUUID } from 'node:crypto';
import { crowdPassword } from '../../attempts/crowd.ts';
import type { RawReply, SendRaw } from './raw-request.ts';

export const device = 'hostile-device';

interface Id {
  id: string;
}

/** A student with something of everything, so that hostile requests reach the code behind the check of an id. */
export class HostilePerson {
  readonly email: string;
  cookie = '';
  /** Values for the parameters of paths. */
  readonly ids: Record<string, string> = {
    province: '74',
    district: '718',
    slug: 'privacy',
    code: 'ABCDE-FGHJK',
  };
  #send;

  constructor(send: SendRaw, email: string) {
    this.#send = send;
    this.email = email;
  }

  async signIn(): Promise<void> {
    const content = JSON.stringify({ email: this.email, password: crowdPassword });
    const { cookie } = await this.#send({ method: 'POST', path: '/auth/login', content });
    if (cookie === undefined) throw new Error(`${this.email} cannot sign in`);
    this.cookie = cookie;
  }

  call(method: string, path: string, body?: object): Promise<RawReply> {
    const content = body && JSON.stringify(body);
    return this.#send({ method, path, cookie: this.cookie, ...(content && { content }) });
  }

  async data<Data>(method: string, path: string, body?: object): Promise<Data> {
    const { status, body: text } = await this.call(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  }

  /** Starts a test and opens its first module. Returns the number of questions there. */
  async startTest(test: string): Promise<number> {
    // An attempt in progress is resumed, with its own id.
    const started = { id: randomUUID(), test, device };
    const { id } = await this.data<Id>('POST', '/attempts', started);
    this.ids['attempt'] = id;
    if (test.startsWith('full'))
      await this.#sendEvent({ type: 'sections-chosen', sections: ['rw', 'math'] });
    const { items } = await this.data<{ items: object[] }>('POST', `/attempts/${id}/modules`, {
      device,
      module: 0,
    });
    return items.length;
  }

  #sendEvent(event: object): Promise<unknown> {
    const events = [{ number: (this.sent += 1), elapsed: 0, event }];
    return this.data('POST', `/attempts/${this.ids['attempt']}/events`, { device, events });
  }

  /** The number of the last event of the attempt. */
  sent = 0;

  /** Makes a result with mistakes, a share, a ticket and an invitation. */
  async useEverything(): Promise<void> {
    await this.startTest('practice-rw-1');
    for (let module = 0; module < 4; module += 1) {
      if (module > 0) {
        const path = `/attempts/${this.ids['attempt']}/modules`;
        if ((await this.call('POST', path, { device, module })).status !== 200) break;
      }
      await this.#sendEvent({ type: 'submitted', module });
    }
    const ticket = { subject: 'x', category: 'technical', message: 'x', files: [] };
    const id = randomUUID();
    await this.data('POST', '/tickets', { id, ...ticket, attempt: null, visitor: null });
    this.ids['ticket'] = id;
    const invitation = { id: randomUUID(), email: null, consent: null };
    this.ids['invitation'] = (await this.data<Id>('POST', '/family/invitations', invitation)).id;
    this.ids['session'] = randomUUID();
  }

  /** The path of a route with its parameters; unknown ones are random ids. */
  pathOf(template: string): string {
    return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.ids[name] ?? randomUUID());
  }
}

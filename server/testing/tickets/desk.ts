import type {
  CannedReply,
  QueueRow,
  TicketChange,
  WholeTicket,
} from '@bac/contract/tickets/tickets-admin.ts';
import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import type { Method } from '@bac/contract/protocol/route.ts';
import type { TestApp } from '../app.ts';
import { clientOf } from '../client.ts';
import { signedInAs, writeHeaders } from '../factories.ts';

interface Reply<Data> {
  status: number;
  code: string | undefined;
  data: Data;
}

export interface Queue {
  rows: QueueRow[];
  total: number;
  byView: Record<string, number>;
  byCategory: Record<string, number>;
}

/** An agent of the support team. */
export async function newAgent(test: TestApp, fullName: string, role: Role = 'support') {
  const { cookie, id } = await signedInAs(test.services, role, { fullName });
  const client = clientOf(test, cookie);

  async function ask<Data>(method: Method, path: string, body?: object): Promise<Reply<Data>> {
    const reply = await client.send(method, `/admin${path}`, body);
    const { data, code } = reply.json();
    return { status: reply.statusCode, code, data };
  }

  const read = async (ticket: string): Promise<WholeTicket> =>
    (await ask<WholeTicket>('GET', `/tickets/${ticket}`)).data;

  const queue = async (query = ''): Promise<Queue> =>
    (await ask<Queue>('GET', `/tickets?${query}`)).data;

  const write = async (ticket: string, fields: Record<string, unknown>) => {
    const { messages } = await read(ticket);
    return ask<WholeTicket>('POST', `/tickets/${ticket}/messages`, {
      id: crypto.randomUUID(),
      kind: 'reply',
      message: 'We have looked at it.',
      files: [],
      seen: messages.at(-1)?.id ?? null,
      ...fields,
    });
  };

  const applyChange = (tickets: string[], change: TicketChange) =>
    ask<{ id: string; refusal: string | null }[]>('POST', '/tickets/changes', {
      tickets,
      change,
    });

  const canned = async (): Promise<CannedReply[]> =>
    (await ask<CannedReply[]>('GET', '/canned-replies')).data;

  return { id, fullName, cookie, client, ask, read, queue, write, change: applyChange, canned };
}

interface TicketOptions {
  subject?: string;
  message?: string;
  category?: TicketCategory;
}

/** A person with an account who writes to the team. */
export async function newPersonWithTickets(test: TestApp, fullName = 'Phạm Gia Hân') {
  const { cookie, id } = await signedInAs(test.services, 'student', { fullName });
  const client = clientOf(test, cookie);

  async function open({
    subject = 'Mất điểm',
    message = 'Em chào.',
    category = 'test',
  }: TicketOptions = {}) {
    const ticket = crypto.randomUUID();
    const body = {
      id: ticket,
      subject,
      category,
      message,
      files: [],
      attempt: null,
      visitor: null,
    };
    const reply = await client.send('POST', '/tickets', body);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return ticket;
  }

  const read = async (ticket: string): Promise<OwnTicket> => client.get(`/tickets/${ticket}`);

  const reply = (ticket: string, message = 'Em gửi thêm.') =>
    client.send('POST', `/tickets/${ticket}/messages`, {
      id: crypto.randomUUID(),
      message,
      files: [],
    });

  return { id, cookie, client, open, read, reply };
}

/** Opens a ticket as a visitor. Returns the secret of the emails too, and a function that repeats the request. */
export async function visitorTicket(
  test: TestApp,
  email: string,
  { subject = 'Hỏi thăm' }: TicketOptions = {},
) {
  const id = crypto.randomUUID();
  const payload = {
    id,
    subject,
    category: 'other',
    message: 'Con tôi học lớp 10.',
    files: [],
    attempt: null,
    visitor: { name: 'Lan Chi', email, language: 'vi' },
  };
  const send = () =>
    test.app.inject({ method: 'POST', url: '/api/v1/tickets', headers: writeHeaders(), payload });
  const reply = await send();
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { id, secret: reply.json().data.secret as string, resend: send };
}

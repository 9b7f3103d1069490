import { randomUUID } from 'node:crypto';
import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { eq } from 'drizzle-orm';
import { tickets } from '../../db/tickets-schema.ts';
import { appendMessage } from '../../tickets/conversation/append-message.ts';
import { lockTicket } from '../../tickets/conversation/store.ts';
import { notifyOfAnswer } from '../../tickets/conversation/notify-person.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../client.ts';
import { makeAccount, writeHeaders } from '../factories.ts';

/** The request body that opens a ticket. */
export const ticketBody = (overrides: object = {}) => ({
  id: randomUUID(),
  subject: 'Máy tính không mở',
  category: 'technical',
  message: 'Khi vào phần Toán, máy tính không mở.',
  files: [],
  attempt: null,
  visitor: null,
  ...overrides,
});

export const visitor = (email = `${randomUUID()}@example.com`) => ({
  name: 'Lê Thị Hoa',
  email,
  language: 'vi',
});

let addresses = 0;

/** A new IP address, so that tests do not share rate limits. */
export const freshAddress = (): string => `10.0.${(addresses += 1)}.1`;

/** Sends a request without a session, by default from a new address. */
export const asVisitor = (
  { app }: TestApp,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  address = freshAddress(),
) =>
  app.inject({
    method,
    url: `/api/v1${path}`,
    headers: writeHeaders(),
    remoteAddress: address,
    ...(payload && { payload }),
  });

export async function openTicketAs(client: Client, overrides: object = {}): Promise<string> {
  const reply = await client.send('POST', '/tickets', ticketBody(overrides));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data.id;
}

export const readTicketAs = async (client: Client, id: string): Promise<OwnTicket> =>
  client.get(`/tickets/${id}`);

export async function ticketRow({ services }: TestApp, id: string) {
  const [row] = await services.db.select().from(tickets).where(eq(tickets.id, id));
  return row!;
}

interface MessageOptions {
  kind?: 'reply' | 'note';
  state?: TicketState;
  files?: string[];
  /** The author; by default a new agent. */
  agent?: { id: string; name: string };
}

/** Writes a message of the team in a ticket, by default an answer. Returns the id of the message. */
export async function teamWrites(
  { services }: TestApp,
  ticketId: string,
  body: string,
  { kind = 'reply', state, files = [], agent }: MessageOptions = {},
): Promise<string> {
  const id = randomUUID();
  const account = agent
    ? undefined
    : await makeAccount(services, { role: 'support', fullName: 'Đỗ Khánh Ly' });
  const author = agent ?? { id: account!.id, name: account!.fullName };
  await services.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new Error(`There is no ticket ${ticketId}`);
    const message = { id, kind, from: 'team', author, body, files } as const;
    const { ticket: answered } = await appendMessage(
      tx,
      ticket,
      message,
      services.clock.now(),
      state,
    );
    if (kind === 'reply') await notifyOfAnswer(services, tx, answered, message);
  });
  return id;
}

const boundary = 'the-edge';

/** A file as form data: the body and its content type. */
export const fileForm = (content: Buffer, name = 'file'): { body: Buffer; type: string } => ({
  body: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
  type: `multipart/form-data; boundary=${boundary}`,
});

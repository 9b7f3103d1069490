import { randomUUID } from 'node:crypto';
import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { eq } from 'drizzle-orm';
import { tickets } from '../../db/tickets-schema.ts';
import { appendMessage } from '../../tickets/conversation/append-message.ts';
import { lockTicket } from '../../tickets/conversation/store.ts';
import { tellAnswer } from '../../tickets/conversation/tell-answer.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../client.ts';
import { makeAccount, writeHeaders } from '../factories.ts';

/** What is sent to open a ticket. */
export const wish = (given: object = {}) => ({
  id: randomUUID(),
  subject: 'Máy tính không mở',
  category: 'technical',
  message: 'Khi vào phần Toán, máy tính không mở.',
  files: [],
  attempt: null,
  visitor: null,
  ...given,
});

export const visitor = (email = `${randomUUID()}@example.com`) => ({
  name: 'Lê Thị Hoa',
  email,
  language: 'vi',
});

let addresses = 0;

/** So that limits of one test do not meet another. */
export const freshAddress = (): string => `10.0.${(addresses += 1)}.1`;

/** A request without a session, each from an address of its own unless one is given. */
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

export async function openTicketAs(client: Client, given: object = {}): Promise<string> {
  const reply = await client.send('POST', '/tickets', wish(given));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data.id;
}

export const readTicketAs = async (client: Client, id: string): Promise<OwnTicket> =>
  client.get(`/tickets/${id}`);

export async function ticketRow({ services }: TestApp, id: string) {
  const [row] = await services.db.select().from(tickets).where(eq(tickets.id, id));
  return row!;
}

interface Said {
  kind?: 'reply' | 'note';
  state?: TicketState;
  files?: string[];
  /** Who says it; somebody new of the team where nobody is named. */
  agent?: { id: string; name: string };
}

/** The team says something in a ticket, an answer unless told otherwise. Gives the id of the message. */
export async function teamSays(
  { services }: TestApp,
  ticketId: string,
  body: string,
  { kind = 'reply', state, files = [], agent }: Said = {},
): Promise<string> {
  const id = randomUUID();
  const made = agent
    ? undefined
    : await makeAccount(services, { role: 'support', fullName: 'Đỗ Khánh Ly' });
  const author = agent ?? { id: made!.id, name: made!.fullName };
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
    if (kind === 'reply') await tellAnswer(services, tx, answered, message);
  });
  return id;
}

const boundary = 'the-edge';

/** A file as a browser sends it: what to post and the header that goes with it. */
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

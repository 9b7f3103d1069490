import type { OwnTicket, TicketLine, TicketMessage } from '@bac/contract/tickets/tickets.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { button, eventually, heading, render } from '../testing/render.tsx';
import { NewTicketScreen } from './new/new-ticket-screen.tsx';
import { TicketsScreen } from './tickets-screen.tsx';

const id = '6f1c6c5e-2f0f-4c8e-9a55-0d0f0c2b6a11';
const secret = 'A'.repeat(43);

const message = (part: Partial<TicketMessage>): TicketMessage => ({
  id: crypto.randomUUID(),
  kind: 'reply',
  from: 'person',
  author: 'Hân',
  isOwn: true,
  blocks: [{ kind: 'paragraph', runs: [{ text: 'My score is missing.' }] }],
  event: null,
  detail: null,
  files: [],
  isMail: false,
  otherSender: null,
  createdAt: '2026-11-12T02:30:00.000Z',
  ...part,
});

const ticket: OwnTicket = {
  id,
  number: 4182,
  subject: 'A score is missing',
  category: 'result',
  state: 'open',
  excerpt: 'My score is missing.',
  lastFrom: 'person',
  createdAt: '2026-11-12T02:30:00.000Z',
  updatedAt: '2026-11-12T02:30:00.000Z',
  about: null,
  messages: [message({})],
  rating: null,
  isTeamReplying: false,
};

const keyOf = (key: string) => key.replace(':ticket', id) as 'GET /tickets/:ticket';

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['tickets', 'tickets/conversation']);
  api = new FakeApi()
    .answers('GET /content/articles', [])
    .answers(keyOf('GET /tickets/:ticket'), ticket);
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/tickets/:ticket?', Component: TicketsScreen },
      { path: '/tickets/new', Component: NewTicketScreen },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const pageText = (): string => document.body.textContent;

function write(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!;
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const sentTo = (path: string) =>
  api.requests.filter(({ url }) => url.split('?')[0]?.endsWith(path));

test('the secret in an email opens a ticket and is removed from the address at once', async () => {
  const router = open(`/tickets/${id}?secret=${secret}`);
  await eventually(() => expect(heading()).toBe('A score is missing'));
  expect(router.state.location.search).toBe('');
  expect(sentTo(`/tickets/${id}`)[0]?.url).toContain(`secret=${secret}`);
  // The tab still has it after a reload.
  expect(sessionStorage.getItem(`ticket-secret:${id}`)).toBe(secret);
});

test('HTML in a message is shown as plain text', async () => {
  const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const blocks = [{ kind: 'paragraph' as const, runs: [{ text }] }];
  api.answers(keyOf('GET /tickets/:ticket'), { ...ticket, messages: [message({ blocks })] });
  open(`/tickets/${id}`);
  await eventually(() => expect(pageText()).toContain(text));
  expect(document.querySelector('img, script')).toBeNull();
});

test('events are shown as sentences between the messages', async () => {
  const rescored = message({
    kind: 'event',
    from: 'system',
    author: null,
    isOwn: false,
    event: 'rescored',
    detail: { before: '1180', after: '1200' },
    blocks: [],
  });
  api.answers(keyOf('GET /tickets/:ticket'), { ...ticket, messages: [message({}), rescored] });
  open(`/tickets/${id}`);
  await eventually(() => expect(pageText()).toContain('The test was rescored: 1180 → 1200'));
});

test('a ticket of somebody else says how to open it and shows nothing of it', async () => {
  api.refuses(keyOf('GET /tickets/:ticket'), 404, {
    code: 'TICKET_NOT_FOUND',
    message: 'Use the link in our email.',
  });
  open(`/tickets/${id}`);
  await eventually(() => expect(pageText()).toContain('This ticket can’t be opened'));
  expect(pageText()).toContain('Use the link in our email.');
});

test('the sign that somebody replies survives a ticket read before it, and goes with the line that ends it', async () => {
  const bytes = new TextEncoder();
  let stream!: ReadableStreamDefaultController;
  const say = (line: TicketLine) => stream.enqueue(bytes.encode(`${JSON.stringify(line)}\n`));
  const body = new ReadableStream({ start: (controller) => (stream = controller) });
  api.responds(
    `GET /tickets/${id}/stream` as 'GET /tickets/:ticket/stream',
    () => new Response(body),
  );
  open(`/tickets/${id}`);
  await eventually(() => expect(sentTo('/stream')).toHaveLength(1));

  const late = Promise.withResolvers<Response>();
  api.responds(keyOf('GET /tickets/:ticket'), () => late.promise);
  say({ kind: 'ready' });
  await eventually(() => expect(sentTo(`/tickets/${id}`)).toHaveLength(2));
  say({ kind: 'replying', ticket: id, isReplying: true });
  await eventually(() => expect(pageText()).toContain('The team is replying'));
  late.resolve(Response.json({ result: 'OK', data: { ...ticket, subject: 'Read earlier' } }));
  await eventually(() => expect(heading()).toBe('Read earlier'));
  expect(pageText()).toContain('The team is replying');

  say({ kind: 'replying', ticket: id, isReplying: false });
  await eventually(() => expect(pageText()).not.toContain('The team is replying'));
});

test('a ticket sent again after a lost reply keeps its id, even after a reload', async () => {
  const first = open('/tickets');
  await eventually(() => expect(button('Send ticket')).toBeDefined());
  button('Send ticket').click();
  await eventually(() => expect(pageText()).toContain('Please enter a subject.'));
  write('[data-field=name]', 'Lan');
  write('[data-field=email]', 'lan@truong.vn');
  write('[data-field=subject]', 'A score is missing');
  write('textarea', 'It is missing.');
  document.querySelector<HTMLInputElement>('input[value=result]')!.click();
  await eventually(() => expect(pageText()).not.toContain('Please choose'));
  button('Send ticket').click();
  await eventually(() => expect(pageText()).toContain('Your message is saved here.'));
  expect(sentTo('/tickets')).toHaveLength(1);
  document.body.replaceChildren();
  first.dispose();

  api.answers('POST /tickets', { id, number: 4182, secret });
  const second = open('/tickets/new');
  await eventually(() => expect(document.querySelector('textarea')?.value).toBe('It is missing.'));
  button('Send ticket').click();
  await eventually(() => expect(second.state.location.pathname).toBe(`/tickets/${id}`));
  const ids = sentTo('/tickets').map(({ body }) => (body as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  await eventually(() => expect(pageText()).toContain('We’ve emailed you a link'));
  expect(localStorage.getItem('draft:ticket:visitor')).toBeNull();
});

test('a closed ticket must be reopened before anybody can write in it', async () => {
  api
    .answers(keyOf('GET /tickets/:ticket'), { ...ticket, state: 'closed' })
    .answers(keyOf('POST /tickets/:ticket/state'), ticket);
  open(`/tickets/${id}`);
  await eventually(() => expect(pageText()).toContain('This ticket is closed.'));
  expect(document.querySelector('textarea')).toBeNull();
  button('Reopen').click();
  await eventually(() => expect(document.querySelector('textarea')).not.toBeNull());
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import {
  newAgent,
  newPersonWithTickets,
  visitorTicket,
  type Queue,
} from '../../../testing/tickets/desk.ts';

let test: TestApp;
let person: Awaited<ReturnType<typeof newPersonWithTickets>>;
let agent: Awaited<ReturnType<typeof newAgent>>;
const hour = 3_600_000;
const ids = {} as Record<'mine' | 'fresh' | 'waiting' | 'resolved' | 'closed', string>;
let visitor: string;

const subjects = ({ rows }: Queue): string[] => rows.map(({ subject }) => subject);
const findSubjects = async (search: string): Promise<string[]> =>
  subjects(await agent.queue(`search=${encodeURIComponent(search)}&sort=created`));

beforeAll(async () => {
  test = await testApp();
  // Moves the clock from Sunday to nine on Monday morning in Vietnam.
  test.clock.turn(18 * hour);
  person = await newPersonWithTickets(test);
  agent = await newAgent(test, 'Đỗ Khánh Ly');
  ids.resolved = await person.open({ subject: 'Đổi mật khẩu', category: 'account' });
  await agent.write(ids.resolved, { state: 'resolved' });
  ids.closed = await person.open({ subject: 'Máy chiếu', category: 'other' });
  await agent.change([ids.closed], { state: 'closed' });
  ids.waiting = await person.open({ subject: 'Giờ thi', category: 'test' });
  await agent.write(ids.waiting, { message: 'Bạn thi buổi sáng phải không?' });
  ids.mine = await person.open({ subject: 'Mất điểm sau khi nộp', category: 'result' });
  await agent.change([ids.mine], { assignee: agent.id, priority: 'high', addTags: ['mất mạng'] });
  test.clock.turn(hour);
  ({ id: visitor } = await visitorTicket(test, 'Lan.Chi@example.com', { subject: 'Đề chẩn đoán' }));
  ids.fresh = await person.open({ subject: 'Câu hỏi sai', category: 'question' });
  // A ticket of high priority is due after four office hours.
  test.clock.turn(3.5 * hour);
});
afterAll(() => test.close());

describe('the queue', () => {
  it('sorts the queue by due time in office hours, with tickets without one last', async () => {
    const { rows, total } = await agent.queue();
    expect(total).toBe(6);
    expect(rows.map(({ id }) => id).slice(0, 3)).toEqual([
      ids.mine,
      ...[visitor, ids.fresh].toSorted(),
    ]);
    expect(rows.map(({ minutesLeft }) => minutesLeft)).toEqual([-30, 270, 270, null, null, null]);
    expect(rows[0]).toMatchObject({
      assignee: { id: agent.id, name: 'Đỗ Khánh Ly' },
      person: { id: person.id, name: 'Phạm Gia Hân', language: expect.any(String) },
      tags: ['mất mạng'],
    });
  });

  it.each([
    ['mine', ['Mất điểm sau khi nộp', 'Giờ thi']],
    ['overdue', ['Mất điểm sau khi nộp']],
    ['waiting', ['Giờ thi']],
    ['done', ['Máy chiếu', 'Đổi mật khẩu']],
    ['unassigned', ['Câu hỏi sai', 'Đề chẩn đoán']],
    ['active', ['Câu hỏi sai', 'Mất điểm sau khi nộp', 'Đề chẩn đoán']],
  ])('shows the view “%s”', async (view, expected) => {
    const { rows, total } = await agent.queue(`view=${view}`);
    expect(total).toBe(expected.length);
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(expected.toSorted());
  });

  it('counts every view, and the team’s turns by category, whatever the query', async () => {
    const { byView, byCategory, rows } = await agent.queue('view=done&search=nobody');
    expect(rows).toEqual([]);
    expect(byView).toEqual({
      mine: 2,
      unassigned: 2,
      overdue: 1,
      active: 3,
      waiting: 1,
      done: 2,
      all: 6,
    });
    expect(byCategory).toMatchObject({ result: 1, question: 1, other: 1, account: 0, test: 0 });
    const other = await newAgent(test, 'Vũ Hoài An');
    expect((await other.queue()).byView).toMatchObject({ mine: 0, active: 3 });
  });

  it('filters by category, state, priority, assignee, person and tag, and sorts', async () => {
    const of = async (query: string) => subjects(await agent.queue(query)).toSorted();
    expect(await of('category=account,other')).toEqual([
      'Máy chiếu',
      'Đề chẩn đoán',
      'Đổi mật khẩu',
    ]);
    expect(await of('state=resolved,closed')).toEqual(['Máy chiếu', 'Đổi mật khẩu']);
    expect(await of('priority=high,urgent')).toEqual(['Mất điểm sau khi nộp']);
    expect(await of(`assignee=${agent.id}&state=waiting`)).toEqual(['Giờ thi']);
    expect(await of(`person=${person.id}&view=active`)).toEqual([
      'Câu hỏi sai',
      'Mất điểm sau khi nộp',
    ]);
    expect(await of(`tag=${encodeURIComponent('mất mạng')}`)).toEqual(['Mất điểm sau khi nộp']);
    const [first] = (await agent.queue('sort=-priority')).rows;
    expect(first!.id).toBe(ids.mine);
    expect((await agent.queue('sort=-updated&size=1&page=6')).rows).toHaveLength(1);
    const last = (await agent.queue('sort=-due')).rows.map(({ minutesLeft }) => minutesLeft);
    expect(last).toEqual([270, 270, -30, null, null, null]);
  });

  it.each([
    ['subjects, accents or none', 'mat diem', ['Mất điểm sau khi nộp']],
    ['subjects with accents', 'mất điểm', ['Mất điểm sau khi nộp']],
    ['the beginnings of words', 'chan do', ['Đề chẩn đoán']],
    ['messages of the team', 'buoi sang', ['Giờ thi']],
    ['messages of people', 'hoc lop 10', ['Đề chẩn đoán']],
    ['addresses', 'lan.chi@example.com', ['Đề chẩn đoán']],
    ['nothing at all', 'nobodyhasthis', []],
    ['signs alone', '!!!', []],
  ])('searches the queue in %s', async (_where, search, expected) => {
    expect(await findSubjects(search)).toEqual(expected);
  });

  it('searches the queue by number and by name, and within a view', async () => {
    const { number } = await agent.read(ids.fresh);
    expect(await findSubjects(String(number))).toContain('Câu hỏi sai');
    expect(await findSubjects('gia han')).toHaveLength(5);
    expect(subjects(await agent.queue('search=gia%20han&view=waiting'))).toEqual(['Giờ thi']);
  });
});

describe('the context of a ticket', () => {
  it('lists the person’s other tickets, and nobody else’s', async () => {
    const readContext = async (id: string) =>
      (await agent.ask<{ tickets: { id: string }[] }>('GET', `/tickets/${id}/context`)).data;
    const others = (await readContext(ids.mine)).tickets.map(({ id }) => id);
    const expected = [ids.resolved, ids.closed, ids.waiting, ids.fresh];
    expect(others.toSorted()).toEqual(expected.toSorted());
    const { id: again } = await visitorTicket(test, 'lan.chi@EXAMPLE.com');
    expect((await readContext(visitor)).tickets.map(({ id }) => id)).toEqual([again]);
    const nowhere = await agent.ask('GET', `/tickets/${crypto.randomUUID()}/context`);
    expect(nowhere.code).toBe('TICKET_NOT_FOUND');
  });
});

describe('the dashboard', () => {
  it('counts open and overdue tickets on the dashboard, and lists the most overdue', async () => {
    const admin = await newAgent(test, 'Trần Quốc Bảo', 'admin');
    const { data } = await admin.ask<{ tickets: object }>('GET', '/dashboard');
    expect(data.tickets).toEqual({
      open: 5,
      overdue: 1,
      files: { bytes: 0, quotaBytes: 10_240 * 1024 * 1024 },
      mostOverdue: [
        {
          id: ids.mine,
          number: expect.any(Number),
          subject: 'Mất điểm sau khi nộp',
          person: 'Phạm Gia Hân',
          minutesLeft: -30,
        },
      ],
    });
  });
});

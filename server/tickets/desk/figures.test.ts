import type { TicketFigures } from '@bac/contract/tickets/tickets-admin.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newAgent, newPersonWithTickets } from '../../testing/tickets/desk.ts';

let test: TestApp;
let agent: Awaited<ReturnType<typeof newAgent>>;
const minute = 60_000;
const hour = 60 * minute;

const figures = async (days = 7): Promise<TicketFigures> =>
  (await agent.ask<TicketFigures>('GET', `/tickets/figures?days=${days}`)).data;

beforeAll(async () => {
  test = await testApp();
  agent = await newAgent(test, 'Đỗ Khánh Ly');
});
afterAll(() => test.close());

describe('the figures of the desk', () => {
  it('shows zeros and nulls before the first ticket', async () => {
    const { opened, ...rest } = await figures(14);
    expect(opened).toHaveLength(14);
    expect(opened.at(-1)).toEqual({ day: '2026-11-15', count: 0 });
    expect(rest).toMatchObject({
      open: 0,
      overdue: 0,
      firstAnswerMinutes: null,
      resolutionMinutes: null,
      firstAnswerInTime: null,
      resolutionInTime: null,
      ratings: [0, 0, 0, 0, 0],
    });
  });

  it('measures times in office hours, without the time spent waiting for the person', async () => {
    const person = await newPersonWithTickets(test);
    // Sunday afternoon: office hours begin at eight on Monday.
    const slow = await person.open({ category: 'test' });
    test.clock.turn(45 * hour);
    // Noon on Tuesday, after ten office hours on Monday: 840 minutes, of which 480 were allowed.
    expect((await figures()).overdue).toBe(1);
    await agent.write(slow, {});
    const quick = await person.open({ category: 'account' });
    test.clock.turn(30 * minute);
    await agent.write(quick, { state: 'resolved' });
    test.clock.turn(hour);
    await person.reply(slow);
    test.clock.turn(10 * minute);
    await agent.write(slow, { state: 'resolved' });
    const open = await person.open({ category: 'account' });
    const rating = { rating: 5, comment: '' };
    for (const ticket of [slow, quick]) {
      const rated = await person.client.send('POST', `/tickets/${ticket}/rating`, rating);
      expect(rated.statusCode).toBe(200);
    }
    await person.client.send('POST', `/tickets/${slow}/rating`, { rating: 2, comment: 'Chậm.' });
    expect((await agent.read(open)).state).toBe('new');

    const found = await figures();
    expect(found.opened.slice(-3).map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-15', 1],
      ['2026-11-16', 0],
      ['2026-11-17', 2],
    ]);
    expect(found.resolved.at(-1)).toEqual({ day: '2026-11-17', count: 2 });
    expect(found).toMatchObject({ open: 1, overdue: 0, ratings: [0, 1, 0, 0, 1] });
    // The median of 840 and 30.
    expect(found.firstAnswerMinutes).toBe(435);
    expect(found.firstAnswerInTime).toBe(0.5);
    // The median of 30 and 850: 840, and ten after the person came back.
    expect(found.resolutionMinutes).toBe(440);
    expect(found.resolutionInTime).toBe(1);
    expect(found.byCategory).toMatchObject({ account: 2, test: 1, other: 0 });
  });

  it('accepts 7, 14 or 30 days and no others', async () => {
    expect((await agent.ask('GET', '/tickets/figures?days=8')).code).toBe('INVALID_REQUEST');
    expect((await figures(30)).opened).toHaveLength(30);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDeps } from '../../demo-deps.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newAgent, newPersonWithTickets } from '../../testing/tickets/desk.ts';
import { makeAccount } from '../../testing/factories.ts';
import { ticketRow } from '../../testing/tickets/tickets.ts';
import { clear } from './clear.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('unassigns real tickets from simulated agents and leaves other assignments', async () => {
  const person = await newPersonWithTickets(test);
  const agent = await newAgent(test, 'Vũ Hải Yến');
  const simulated = await makeAccount(test.services, { role: 'support', isSimulated: true });
  const [assignedToSimulated, assignedToAgent] = [await person.open(), await person.open()];
  await agent.change([assignedToSimulated], { assignee: simulated.id });
  await agent.change([assignedToAgent], { assignee: agent.id });
  expect(await ticketRow(test, assignedToSimulated)).toMatchObject({ assigneeId: simulated.id });
  const before = await ticketRow(test, assignedToAgent);

  await clear(demoDeps(test.services));
  expect(await ticketRow(test, assignedToSimulated)).toMatchObject({
    assigneeId: null,
    assignedAt: null,
  });
  expect(await ticketRow(test, assignedToAgent)).toEqual(before);
  expect(before.assigneeId).toBe(agent.id);
  expect((await agent.queue('view=unassigned')).rows.map(({ id }) => id)).toEqual([
    assignedToSimulated,
  ]);
});

import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { minutes } from '@bac/exam/testing/sample-attempt.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, flushPromises, SimulatedBrowser } from './testing/simulated-browser.ts';
import { SimulatedServer } from './testing/simulated-server.ts';

const answer = (question: number, value: string): BrowserEvent => ({
  type: 'answered',
  module: 0,
  question,
  answer: value,
});
const mark = (isMarked = true): BrowserEvent => ({
  type: 'marked',
  module: 0,
  question: 0,
  isMarked,
});

async function openFirstModule() {
  const server = new SimulatedServer();
  const laptop = new SimulatedBrowser(server);
  const engine = await laptop.start();
  laptop.send({ type: 'sections-chosen', sections: ['rw', 'math'] });
  await flushPromises();
  await engine.player().openModule(0);
  const wait = (ms: number, tickMs?: number) => pass(server, [laptop], ms, tickMs);
  return { server, laptop, engine, wait };
}

const answers = ({ attempt }: { attempt: SimulatedServer['attempt'] }) =>
  attempt.modules[0]?.questions.map((question) => question.answer);

const setAsideEvents = ({ record }: SimulatedBrowser): BrowserEvent[] =>
  record.rejected.map(({ event }) => event);

beforeEach(() => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => warning.mockRestore();
});

describe('a full log', () => {
  test('refuses events locally that a full log would refuse', async () => {
    const { server, laptop, wait } = await openFirstModule();
    server.growLog({ events: 14_000 });
    laptop.crash();
    await laptop.open();
    expect(laptop.send(mark())).toBe(false);
    expect(laptop.send(answer(0, 'B'))).toBe(true);
    await wait(3000);
    expect(answers(server)?.[0]).toBe('B');
    expect(setAsideEvents(laptop)).toEqual([]);
  });

  test('sets aside marks made before the log was known to be full, and delivers the answers among them', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    server.growLog({ events: 14_000 });
    laptop.network.state = 'request lost';
    const marks = [mark(), mark(false), mark()];
    for (const event of [marks[0]!, answer(0, 'B'), marks[1]!, answer(1, 'C'), marks[2]!]) {
      laptop.send(event);
    }
    await wait(2000);
    laptop.network.state = 'good';
    const before = laptop.network.posted.length;
    await wait(20_000, 1000);
    expect(answers(server)?.slice(0, 2)).toEqual(['B', 'C']);
    expect(engine.player().saveState).toBe('saved');
    expect(setAsideEvents(laptop)).toEqual(marks);
    expect(engine.player().attempt.modules[0]?.questions[0]?.isMarked).toBe(false);
    // The batch itself and a heartbeat.
    expect(laptop.network.posted.length - before).toBeLessThan(5);
    expect(laptop.send(answer(1, 'D'))).toBe(true);
    await wait(3000);
    expect(answers(server)?.[1]).toBe('D');
  });

  test('delivers an answer that follows more refused marks than a batch holds', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    server.growLog({ events: 14_000 });
    laptop.network.state = 'request lost';
    for (let count = 0; count < 250; count += 1) laptop.send(mark(count % 2 === 0));
    laptop.send(answer(0, 'B'));
    await wait(2000);
    laptop.network.state = 'every other reply lost';
    await wait(30_000, 1000);
    expect(answers(server)?.[0]).toBe('B');
    laptop.network.state = 'good';
    await wait(30_000, 1000);
    expect(engine.player().saveState).toBe('saved');
    laptop.crash();
    await laptop.open();
    laptop.send(answer(0, 'C'));
    await wait(3000);
    expect(answers(server)?.[0]).toBe('C');
  });

  test('never reuses the sequence number of a refused event', async () => {
    const { server, laptop, wait } = await openFirstModule();
    server.growLog({ events: 14_000 });
    laptop.send(mark());
    await wait(3000);
    const refused = laptop.network.posted.at(-1)?.events.at(-1)?.number;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    // The network delivers the refused batch once more.
    for (const [index] of laptop.network.posted.entries()) laptop.network.deliverAgain(index);
    laptop.send(answer(1, 'C'));
    await wait(3000);
    expect(answers(server)?.slice(0, 2)).toEqual(['B', 'C']);
    expect(server.log.some(({ sender }) => sender?.number === refused)).toBe(false);
  });

  test('sets an answer aside without repeated requests when the log accepts nothing any more', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    server.growLog({ events: 20_000 });
    const before = laptop.network.requestCount;
    laptop.send(answer(0, 'B'));
    await wait(minutes(2), 1000);
    expect(setAsideEvents(laptop)).toEqual([answer(0, 'B')]);
    expect(engine.player().attempt.modules[0]?.questions[0]?.answer).toBeUndefined();
    expect(laptop.send(answer(0, 'C'))).toBe(false);
    // One for the answer, one for the snapshot after it, and a heartbeat every 15 seconds.
    expect(laptop.network.requestCount - before).toBeLessThan(15);
  });
});

describe('too many requests', () => {
  test('backs off after too many requests and loses nothing', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'too many requests';
    laptop.send(answer(0, 'B'));
    laptop.send(mark());
    const before = laptop.network.requestCount;
    await wait(minutes(2), 500);
    expect(laptop.network.requestCount - before).toBeLessThan(15);
    expect(engine.player().saveState).toBe('offline');
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    expect(engine.player().saveState).toBe('saved');
    expect(server.receivedFrom(laptop.record.device)).toEqual(laptop.acceptedEvents);
    expect(setAsideEvents(laptop)).toEqual([]);
  });
});

describe('too many devices', () => {
  test('keeps the test on its device when there are too many devices, but accepts events that another device still holds', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(2000);
    const phone = new SimulatedBrowser(server);
    await phone.open();
    server.growLog({ takeovers: 500 });
    laptop.network.state = 'good';
    await expect(engine.takeOver()).rejects.toMatchObject({ code: 'TOO_MANY_DEVICES' });
    const before = laptop.network.requestCount;
    await wait(minutes(2), 1000);
    expect(laptop.network.requestCount - before).toBeLessThan(5);
    expect(answers(server)?.[0]).toBe('B');
    expect(engine.player()).toMatchObject({ isActive: false, saveState: 'saved' });
    expect(server.attempt.active).toBe(phone.record.device);
  });
});

describe('an attempt that is over', () => {
  test('stops sending to a final attempt that does not know this device', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(2000);
    server.forgetAfter(1);
    server.end();
    laptop.network.state = 'good';
    const before = laptop.network.requestCount;
    await wait(minutes(1), 1000);
    expect(laptop.network.requestCount - before).toBeLessThan(10);
    expect(engine.player().attempt.phase.name).toBe('abandoned');
    expect(engine.player().saveState).toBe('saved');
    expect(setAsideEvents(laptop)).toEqual([answer(0, 'B')]);
  });
});

import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { minutes } from '@bac/exam/testing/sample-attempt.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, settled, SimulatedBrowser } from './testing/simulated-browser.ts';
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

async function underWay() {
  const server = new SimulatedServer();
  const laptop = new SimulatedBrowser(server);
  const engine = await laptop.start();
  laptop.send({ type: 'sections-chosen', sections: ['rw', 'math'] });
  await settled();
  await engine.player().openModule(0);
  const wait = (ms: number, noticed?: number) => pass(server, [laptop], ms, noticed);
  return { server, laptop, engine, wait };
}

const answers = ({ attempt }: { attempt: SimulatedServer['attempt'] }) =>
  attempt.modules[0]?.questions.map((question) => question.answer);

const aside = ({ kept }: SimulatedBrowser): BrowserEvent[] =>
  kept.setAside.map(({ event }) => event);

beforeEach(() => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => warning.mockRestore();
});

describe('a full log', () => {
  test('lets nothing be made that the server would refuse', async () => {
    const { server, laptop, wait } = await underWay();
    server.growLog({ events: 14_000 });
    laptop.crash();
    await laptop.open();
    expect(laptop.send(mark())).toBe(false);
    expect(laptop.send(answer(0, 'B'))).toBe(true);
    await wait(3000);
    expect(answers(server)?.[0]).toBe('B');
    expect(aside(laptop)).toEqual([]);
  });

  test('refuses marks that were made before it was known, and takes the answers among them', async () => {
    const { server, laptop, engine, wait } = await underWay();
    server.growLog({ events: 14_000 });
    laptop.line.state = 'request lost';
    const marks = [mark(), mark(false), mark()];
    for (const event of [marks[0]!, answer(0, 'B'), marks[1]!, answer(1, 'C'), marks[2]!]) {
      laptop.send(event);
    }
    await wait(2000);
    laptop.line.state = 'good';
    const before = laptop.line.posted.length;
    await wait(20_000, 1000);
    expect(answers(server)?.slice(0, 2)).toEqual(['B', 'C']);
    expect(engine.player().saveState).toBe('saved');
    expect(aside(laptop)).toEqual(marks);
    expect(engine.player().attempt.modules[0]?.questions[0]?.isMarked).toBe(false);
    // The batch itself and a sign of life.
    expect(laptop.line.posted.length - before).toBeLessThan(5);
    expect(laptop.send(answer(1, 'D'))).toBe(true);
    await wait(3000);
    expect(answers(server)?.[1]).toBe('D');
  });

  test('takes an answer that stands behind more refused marks than a batch holds', async () => {
    const { server, laptop, engine, wait } = await underWay();
    server.growLog({ events: 14_000 });
    laptop.line.state = 'request lost';
    for (let count = 0; count < 250; count += 1) laptop.send(mark(count % 2 === 0));
    laptop.send(answer(0, 'B'));
    await wait(2000);
    laptop.line.state = 'every other reply lost';
    await wait(30_000, 1000);
    expect(answers(server)?.[0]).toBe('B');
    laptop.line.state = 'good';
    await wait(30_000, 1000);
    expect(engine.player().saveState).toBe('saved');
    laptop.crash();
    await laptop.open();
    laptop.send(answer(0, 'C'));
    await wait(3000);
    expect(answers(server)?.[0]).toBe('C');
  });

  test('gives a number that was refused to no other event', async () => {
    const { server, laptop, wait } = await underWay();
    server.growLog({ events: 14_000 });
    laptop.send(mark());
    await wait(3000);
    const refused = laptop.line.posted.at(-1)?.events.at(-1)?.number;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    // The network delivers the refused batch once more.
    for (const [index] of laptop.line.posted.entries()) laptop.line.deliverAgain(index);
    laptop.send(answer(1, 'C'));
    await wait(3000);
    expect(answers(server)?.slice(0, 2)).toEqual(['B', 'C']);
    expect(server.log.some(({ sender }) => sender?.number === refused)).toBe(false);
  });

  test('that takes nothing any more is not asked again and again, and what was made is kept here', async () => {
    const { server, laptop, engine, wait } = await underWay();
    server.growLog({ events: 20_000 });
    const before = laptop.line.asked;
    laptop.send(answer(0, 'B'));
    await wait(minutes(2), 1000);
    expect(aside(laptop)).toEqual([answer(0, 'B')]);
    expect(engine.player().attempt.modules[0]?.questions[0]?.answer).toBeUndefined();
    expect(laptop.send(answer(0, 'C'))).toBe(false);
    // One for the answer, one for the view after it, and a sign of life every 15 seconds.
    expect(laptop.line.asked - before).toBeLessThan(15);
  });
});

describe('too many requests', () => {
  test('make the browser wait longer each time, and nothing is lost', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'too many requests';
    laptop.send(answer(0, 'B'));
    laptop.send(mark());
    const before = laptop.line.asked;
    await wait(minutes(2), 500);
    expect(laptop.line.asked - before).toBeLessThan(15);
    expect(engine.player().saveState).toBe('offline');
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    expect(engine.player().saveState).toBe('saved');
    expect(server.broughtBy(laptop.kept.device)).toEqual(laptop.made);
    expect(aside(laptop)).toEqual([]);
  });
});

describe('too many devices', () => {
  test('keep the test where it is, and what another device still holds is taken in', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(2000);
    const phone = new SimulatedBrowser(server);
    await phone.open();
    server.growLog({ takeovers: 500 });
    laptop.line.state = 'good';
    await expect(engine.takeOver()).rejects.toMatchObject({ code: 'TOO_MANY_DEVICES' });
    const before = laptop.line.asked;
    await wait(minutes(2), 1000);
    expect(laptop.line.asked - before).toBeLessThan(5);
    expect(answers(server)?.[0]).toBe('B');
    expect(engine.player()).toMatchObject({ isActive: false, saveState: 'saved' });
    expect(server.attempt.active).toBe(phone.kept.device);
  });
});

describe('an attempt that is over', () => {
  test('and does not know this device is not asked for ever', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(2000);
    server.forgetAfter(1);
    server.end();
    laptop.line.state = 'good';
    const before = laptop.line.asked;
    await wait(minutes(1), 1000);
    expect(laptop.line.asked - before).toBeLessThan(10);
    expect(engine.player().attempt.phase.name).toBe('abandoned');
    expect(engine.player().saveState).toBe('saved');
    expect(aside(laptop)).toEqual([answer(0, 'B')]);
  });
});

import { timeLeft } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { minutes } from '@bac/exam/testing/sample-attempt.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Player } from '../player.ts';
import type { PlayerEngine } from './player-engine.ts';
import { pass, flushPromises, SimulatedBrowser } from './testing/simulated-browser.ts';
import { SimulatedServer } from './testing/simulated-server.ts';

const answer = (question: number, value: string, module = 0): BrowserEvent => ({
  type: 'answered',
  module,
  question,
  answer: value,
});

/** A browser with the first module open. */
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

const answers = ({ attempt }: Player | { attempt: Player['attempt'] }) =>
  attempt.modules.flatMap(({ questions }) => questions.map((question) => question.answer));

const types = (server: SimulatedServer): string[] => server.log.map(({ event }) => event.type);

const expectAllReceived = (server: SimulatedServer, browser: SimulatedBrowser): void => {
  expect(server.receivedFrom(browser.record.device)).toEqual(browser.acceptedEvents);
};

describe('answers', () => {
  test('an answer takes effect at once, is stored, and reaches the server within two seconds', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    expect(engine.player().saveState).toBe('saved');
    expect(laptop.send(answer(0, 'B'))).toBe(true);
    expect(answers(engine.player())[0]).toBe('B');
    expect(engine.player().saveState).toBe('saving');
    await flushPromises();
    expect(laptop.record.outbox).toHaveLength(1);
    await wait(2000);
    expect(answers(server)[0]).toBe('B');
    expect(engine.player().saveState).toBe('saved');
  });

  test('neither shows nor sends an answer that the rules refuse', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    expect(laptop.send(answer(0, 'x'))).toBe(false);
    expect(laptop.send(answer(0, 'A', 3))).toBe(false);
    await wait(3000);
    expect(answers(engine.player())[0]).toBeUndefined();
    expect(types(server)).not.toContain('superseded');
  });

  test('sends answers given within a second as one batch', async () => {
    const { laptop, wait } = await openFirstModule();
    const before = laptop.network.posted.length;
    for (const value of ['A', 'B', 'C', 'D']) laptop.send(answer(0, value));
    await wait(2000);
    expect(laptop.network.posted.slice(before).map(({ events }) => events.length)).toEqual([4]);
  });

  test('stores an answer given during a write after the one before', async () => {
    const { server, laptop, wait } = await openFirstModule();
    for (const value of ['A', 'B', 'C', 'D', 'A', 'B']) {
      laptop.send(answer(0, value));
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    }
    await wait(3000);
    expect(answers(server)[0]).toBe('B');
    expectAllReceived(server, laptop);
  });

  test('delivers an answer before it opens the next module', async () => {
    const { server, laptop, engine } = await openFirstModule();
    laptop.send(answer(0, 'C'));
    laptop.send({ type: 'submitted', module: 0 });
    await engine.player().openModule(1);
    expect(types(server).slice(-3)).toEqual(['answered', 'submitted', 'module-opened']);
  });

  test('dates an answer by when it was given, however late it arrives', async () => {
    const { server, laptop, wait } = await openFirstModule();
    const opened = server.now;
    laptop.network.state = 'request lost';
    await wait(minutes(3), 1000);
    laptop.send(answer(0, 'B'));
    await wait(minutes(5), 1000);
    laptop.network.state = 'good';
    await wait(minutes(1), 1000);
    const logged = server.log.find(({ event }) => event.type === 'answered');
    expect(logged!.at - opened).toBe(minutes(3));
  });
});

describe('an unreliable network', () => {
  test('shows “offline” and keeps every answer while the network is down', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    for (let index = 0; index < 10; index += 1) {
      laptop.send(answer(index % 2, 'ABCD'[index % 4]!));
      await wait(10_000, 1000);
    }
    expect(engine.player().saveState).toBe('offline');
    laptop.network.state = 'good';
    engine.retryNow();
    await wait(1000);
    expect(engine.player().saveState).toBe('saved');
    expectAllReceived(server, laptop);
  });

  test('duplicates nothing and keeps the dates right when only replies are lost', async () => {
    const { server, laptop, wait } = await openFirstModule();
    const opened = server.now;
    laptop.network.state = 'reply lost';
    laptop.send(answer(0, 'B'));
    await wait(20_000, 1000);
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    laptop.send(answer(1, 'C'));
    await wait(3000);
    expectAllReceived(server, laptop);
    const at = server.log.filter(({ event }) => event.type === 'answered').map((each) => each.at);
    expect(at.map((each) => each - opened)).toEqual([0, 40_000]);
  });

  test('aborts a request that hangs for ten seconds and retries it', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'hangs after';
    laptop.send(answer(0, 'B'));
    await wait(5000);
    expect(engine.player().saveState).toBe('saving');
    laptop.network.state = 'good';
    await wait(5000);
    expect(engine.player().saveState).toBe('saving');
    await wait(5000);
    expect(engine.player().saveState).toBe('saved');
    expectAllReceived(server, laptop);
  });

  test('backs off while the network is down', async () => {
    const { laptop, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    const before = laptop.network.posted.length;
    await wait(minutes(5), 500);
    expect(laptop.network.posted.length - before).toBeLessThan(30);
  });

  test('sends the answers of many hours in batches that the server accepts', async () => {
    const { server, laptop, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    for (let index = 0; index < 450; index += 1) laptop.send(answer(0, 'ABCD'[index % 4]!));
    await wait(2000);
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    expectAllReceived(server, laptop);
    expect(
      Math.max(...laptop.network.posted.map(({ events }) => events.length)),
    ).toBeLessThanOrEqual(200);
  });

  test('sets aside an event that the server rejects and delivers the others', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    for (let index = 0; index < 20; index += 1) laptop.send(answer(0, 'ABCD'[index % 4]!));
    const unfit: BrowserEvent = {
      type: 'highlighted',
      module: 0,
      question: 1,
      highlight: { id: 'h', block: 'b', start: 0, end: 1, quote: 'q'.repeat(3000), colour: 'blue' },
    };
    engine.send(unfit);
    for (let index = 0; index < 20; index += 1) laptop.send(answer(1, 'ABCD'[index % 4]!));
    await wait(2000);
    laptop.network.state = 'good';
    await wait(30_000, 1000);
    expectAllReceived(server, laptop);
    expect(complaint).toHaveBeenCalledOnce();
    expect(laptop.record.rejected.map(({ event }) => event)).toEqual([unfit]);
    expect(engine.player().attempt.modules[0]?.questions[1]?.highlights).toEqual([]);
  });

  test('asks once to sign in, keeps every answer, and continues afterwards', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'signed out';
    laptop.send(answer(0, 'B'));
    await wait(minutes(1), 1000);
    expect(laptop.signedOut).toBe(1);
    expect(engine.player()).toMatchObject({ isSignedOut: true, saveState: 'offline' });
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    expect(engine.player()).toMatchObject({ isSignedOut: false, saveState: 'saved' });
    expectAllReceived(server, laptop);
  });
});

describe('a reload', () => {
  test('a reload without the network shows the module with its questions and every answer, on the same clock', async () => {
    const { server, laptop, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(60_000, 1000);
    laptop.crash();
    await wait(60_000, 1000);
    const player = (await laptop.open())!.player();
    expect(answers(player)[0]).toBe('B');
    expect(player.items.map(({ id }) => id)).toEqual(['m0-q0', 'm0-q1', 'm0-q2']);
    expect(player.saveState).not.toBe('saved');
    expect(timeLeft(player.attempt, player.now())).toBe(minutes(30));
    expect(laptop.send(answer(1, 'C'))).toBe(true);
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    expectAllReceived(server, laptop);
    const at = server.log.filter(({ event }) => event.type === 'answered').map((each) => each.at);
    expect(at[1]! - at[0]!).toBe(minutes(2));
  });

  test('a reload at any moment of storing an answer delivers it exactly once', async () => {
    // From before the store has begun to write until after it has confirmed.
    for (let turns = 0; turns < 20; turns += 1) {
      const { server, laptop, wait } = await openFirstModule();
      laptop.network.state = 'request lost';
      laptop.send(answer(0, 'B'));
      laptop.send(answer(1, 'C'));
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      laptop.crash();
      expect(answers((await laptop.open())!.player()).slice(0, 2)).toEqual(['B', 'C']);
      laptop.crash();
      laptop.network.state = 'good';
      await laptop.open();
      laptop.send(answer(0, 'D'));
      await wait(3000);
      expectAllReceived(server, laptop);
    }
  });

  test('a reload after the deadline still delivers the answers given in time', async () => {
    const { server, laptop, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    await wait(minutes(20), 5000);
    laptop.send(answer(0, 'B'));
    await wait(minutes(1), 5000);
    laptop.crash();
    await wait(minutes(60), 60_000);
    laptop.network.state = 'good';
    await laptop.open();
    await wait(5000);
    expect(answers(server)[0]).toBe('B');
    expect(server.attempt.modules[0]?.closed?.by).toBe('clock');
    expect(types(server)).not.toContain('superseded');
  });

  test('a reload with a clock set forward closes no module before the server replies', async () => {
    const { server, laptop, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(5000);
    laptop.crash();
    laptop.wall += minutes(600);
    await laptop.open();
    await wait(10_000, 1000);
    expect(laptop.tab.player().attempt.phase.name).toBe('module');
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    expect(server.attempt.phase.name).toBe('module');
    expect(laptop.send(answer(1, 'C'))).toBe(true);
    await wait(3000);
    expect(answers(server).slice(0, 2)).toEqual(['B', 'C']);
  });
});

describe('the server clock', () => {
  test('closes a module at its deadline and still sends the last visit', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    engine.player().onClosing(() => {
      engine.send({ type: 'visited', module: 0, question: 1, ms: 1234.5 });
    });
    await wait(minutes(32), 900);
    await wait(3000);
    expect(server.attempt.modules[0]?.closed?.by).toBe('clock');
    expect(server.attempt.modules[0]?.questions[1]?.ms).toBe(1235);
    expect(server.attempt.phase).toMatchObject({ name: 'waiting', next: 1 });
    expect(laptop.tab.player().attempt.phase.name).toBe('waiting');
    expect(types(server)).not.toContain('superseded');
  });

  test('closes a module without the network, and opens the next one only with it', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(minutes(33), 2000);
    expect(engine.player().attempt.phase.name).toBe('waiting');
    await expect(engine.player().openModule(1)).rejects.toMatchObject({ status: 0 });
    laptop.network.state = 'good';
    await engine.player().openModule(1);
    expect(engine.player().attempt.phase).toEqual({ name: 'module', module: 1 });
    expect(engine.player().items[0]?.id).toBe('m1-q0');
    expect(answers(server)[0]).toBe('B');
  });

  test('counts the time while the machine sleeps', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    await wait(20_000, 1000);
    server.now += minutes(10);
    laptop.wall += minutes(10);
    await wait(40_000, 1000);
    expect(timeLeft(engine.player().attempt, engine.player().now())).toBe(minutes(21));
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    expect(engine.player().now()).toBe(server.now);
  });

  test('ignores changes of the machine’s clock', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.wall += minutes(600);
    await wait(1000);
    expect(engine.player().now()).toBe(server.now);
    laptop.wall -= minutes(6000);
    await wait(1000);
    expect(engine.player().now()).toBe(server.now);
    expect(engine.player().attempt.phase.name).toBe('module');
  });

  test('pauses only if the server’s clock pauses', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    await wait(20_000, 1000);
    expect(laptop.send({ type: 'paused' })).toBe(false);
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    expect(laptop.send({ type: 'paused' })).toBe(true);
    await wait(minutes(5), 1000);
    expect(laptop.send({ type: 'resumed' })).toBe(true);
    await wait(1000);
    const { attempt, now } = engine.player();
    expect(timeLeft(attempt, now())).toBe(timeLeft(server.attempt, server.now));
    expect(timeLeft(attempt, now())).toBeGreaterThan(minutes(31));
  });

  test('keeps the questions during a pause, so that the test continues without the network', async () => {
    const { laptop, engine, wait } = await openFirstModule();
    const { items } = engine.player();
    expect(laptop.send({ type: 'paused' })).toBe(true);
    await wait(minutes(5), 1000);
    expect(engine.player().items).toEqual(items);
    laptop.network.state = 'request lost';
    expect(laptop.send({ type: 'resumed' })).toBe(true);
    expect(laptop.send(answer(0, 'B'))).toBe(true);
    expect(engine.player().items).toEqual(items);
    laptop.network.state = 'good';
    await wait(minutes(1), 1000);
    expect(answers(engine.player())[0]).toBe('B');
  });

  test('never shows the questions of an earlier module after a pause on another device', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    const phone = new SimulatedBrowser(server);
    await phone.open();
    phone.send({ type: 'submitted', module: 0 });
    await flushPromises();
    await phone.tab.player().openModule(1);
    phone.send({ type: 'paused' });
    await flushPromises();
    await engine.takeOver();
    expect(engine.player().items).toEqual([]);
    expect(laptop.send({ type: 'resumed' })).toBe(true);
    await wait(1000);
    expect(engine.player().items).toEqual(phone.tab.player().items);
  });

  test('follows a change of the server’s clock', async () => {
    const { server, engine, wait } = await openFirstModule();
    server.now += minutes(31);
    await wait(16_000, 1000);
    expect(engine.player().now()).toBe(server.now);
    await wait(minutes(1), 1000);
    expect(engine.player().attempt.phase.name).toBe('waiting');
  });

  test('opens the module after the break automatically', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.send({ type: 'submitted', module: 0 });
    await flushPromises();
    await engine.player().openModule(1);
    laptop.send({ type: 'submitted', module: 1 });
    await flushPromises();
    expect(laptop.send({ type: 'break-started' })).toBe(true);
    await wait(minutes(10) - 2000, 1000);
    expect(server.attempt.phase.name).toBe('break');
    laptop.network.state = 'request lost';
    await wait(10_000, 500);
    laptop.network.state = 'good';
    await wait(20_000, 500);
    expect(engine.player().attempt.phase).toEqual({ name: 'module', module: 2 });
    expect(types(server)).not.toContain('superseded');
  });
});

describe('completion', () => {
  test('shows the completion as soon as the last module is submitted', async () => {
    const { laptop, engine, wait } = await openFirstModule();
    for (const module of [0, 1, 2, 3]) {
      await engine.player().openModule(module);
      laptop.send({ type: 'submitted', module });
      await flushPromises();
      laptop.send({ type: 'break-skipped' });
      await flushPromises();
    }
    await wait(1000);
    expect(engine.player().attempt.phase.name).toBe('completed');
    const postedCount = laptop.network.posted.length;
    await wait(minutes(2), 1000);
    expect(laptop.network.posted).toHaveLength(postedCount);
  });
});

describe('another person on the same browser', () => {
  test('another person sees nothing of a stored attempt and leaves it unchanged', async () => {
    const { laptop, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(1000);
    laptop.crash();
    laptop.ports.account = 'someone else';
    expect(await laptop.open()).toBeUndefined();
    laptop.ports.account = 'anh';
    expect(answers((await laptop.open())!.player())[0]).toBe('B');
  });
});

describe('another device', () => {
  test('another device takes the test over; the earlier one says so, delivers its answers, and can take the test back', async () => {
    const { server, laptop, engine } = await openFirstModule();
    const phone = new SimulatedBrowser(server);
    const both = [laptop, phone];
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    laptop.send(answer(1, 'C'));
    await pass(server, both, 5000);
    await phone.open();
    phone.send(answer(0, 'D'));
    await pass(server, both, 5000);
    laptop.network.state = 'good';
    await pass(server, both, 20_000);
    expect(engine.player().isActive).toBe(false);
    expect(laptop.send(answer(2, '7'))).toBe(false);
    expect(answers(server)).toEqual(['D', 'C', undefined]);
    await pass(server, both, 16_000);
    expect(answers(phone.tab.player())).toEqual(['D', 'C', undefined]);
    await engine.player().takeOver();
    expect(engine.player().isActive).toBe(true);
    expect(answers(engine.player())).toEqual(['D', 'C', undefined]);
    await pass(server, both, 16_000);
    expect(phone.tab.player().isActive).toBe(false);
    expectAllReceived(server, laptop);
    expectAllReceived(server, phone);
  });
});

describe('a second tab', () => {
  test('a second tab takes the test over at once, with the unsent answers of the first', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'), engine);
    await flushPromises();
    const second = (await laptop.open())!;
    expect(answers(second.player())[0]).toBe('B');
    expect(engine.player().isActive).toBe(false);
    expect(laptop.send(answer(0, 'C'), engine)).toBe(false);
    expect(laptop.send(answer(1, 'D'), second)).toBe(true);
    laptop.network.state = 'good';
    await wait(20_000, 1000);
    await engine.player().takeOver();
    expect(second.player().isActive).toBe(false);
    expect(answers(engine.player()).slice(0, 2)).toEqual(['B', 'D']);
    expectAllReceived(server, laptop);
  });

  test('a second tab gets the answers that the first stored before it was displaced', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    const portsWithoutTabs = {
      ...laptop.ports,
      tabs: { post: () => {}, listen: () => () => {} },
    };
    const { openPlayer } = await import('./open-player.ts');
    const second: PlayerEngine = await openPlayer(server.id!, portsWithoutTabs, async () => {});
    laptop.tabs.push(second);
    await flushPromises();
    expect(engine.player().isActive).toBe(true);
    laptop.send(answer(0, 'B'), engine);
    await flushPromises();
    expect(engine.player().isActive).toBe(false);
    laptop.send(answer(1, 'C'), second);
    await wait(3000);
    expect(answers(server).slice(0, 2)).toEqual(['B', 'C']);
    expect(answers(second.player()).slice(0, 2)).toEqual(['B', 'C']);
    expectAllReceived(server, laptop);
  });
});

describe('recovery', () => {
  test('ignores a snapshot that is older than a receipt', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    const { view } = laptop.ports.api;
    laptop.ports.api.view = (...args) => {
      laptop.network.state = 'slow';
      const reply = view(...args);
      laptop.network.state = 'good';
      return reply;
    };
    laptop.send({ type: 'paused' });
    await wait(10_000, 1000);
    laptop.send({ type: 'resumed' });
    await wait(1250);
    // The reply is on its way back by now.
    laptop.send(answer(0, 'B'));
    await flushPromises();
    engine.flush();
    await flushPromises();
    expect(answers(server)[0]).toBe('B');
    await wait(10_000);
    expect(answers(engine.player())[0]).toBe('B');
    expect(types(server).filter((type) => type === 'took-over')).toHaveLength(1);
    expectAllReceived(server, laptop);
  });

  test('sends again what a restored server has lost, under the same numbers', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    const { device } = laptop.record;
    const seq = server.attempt.seq;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    laptop.send(answer(1, 'A'));
    await wait(3000);
    const dates = server.log.slice(seq).map(({ at }) => at);
    server.forgetAfter(seq);
    laptop.send(answer(1, 'C'));
    await wait(20_000, 1000);
    expect(answers(server).slice(0, 2)).toEqual(['B', 'C']);
    expect(server.log.slice(seq, seq + 2).map(({ at }) => at)).toEqual(dates);
    expect(laptop.record.device).toBe(device);
    expectAllReceived(server, laptop);
    expect(engine.player()).toMatchObject({ saveState: 'saved', isActive: true });
  });

  test('a heartbeat is enough to notice that a restored server has lost answers', async () => {
    const { server, laptop, wait } = await openFirstModule();
    const seq = server.attempt.seq;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    server.forgetAfter(seq);
    await wait(20_000, 1000);
    expect(answers(server)[0]).toBe('B');
  });

  test('sends everything again to a server restored to before this device was known', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.send(answer(0, 'B'));
    await wait(3000);
    server.forgetAfter(1);
    laptop.send(answer(1, 'C'));
    await wait(40_000, 1000);
    expect(answers(server).slice(0, 2)).toEqual(['B', 'C']);
    expectAllReceived(server, laptop);
    expect(engine.player()).toMatchObject({ saveState: 'saved', isActive: true });
  });

  test('opens a module again that a restored server has not opened yet', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.send(answer(0, 'B'));
    await wait(3000);
    const seq = server.attempt.seq;
    laptop.send(answer(1, 'C'));
    laptop.send({ type: 'submitted', module: 0 });
    await flushPromises();
    await engine.player().openModule(1);
    laptop.send(answer(0, 'D', 1));
    await wait(3000);
    server.forgetAfter(seq);
    laptop.send(answer(1, 'A', 1));
    await wait(40_000, 1000);
    const storedAnswers = server.attempt.modules.map(({ questions }) =>
      questions.slice(0, 2).map((each) => each.answer),
    );
    expect(storedAnswers).toEqual([
      ['B', 'C'],
      ['D', 'A'],
    ]);
    expectAllReceived(server, laptop);
    expect(engine.player()).toMatchObject({ saveState: 'saved', isActive: true });
  });

  test('continues under a new device id when some of the lost events are gone here too', async () => {
    const { server, laptop, engine, wait } = await openFirstModule();
    const { device } = laptop.record;
    const seq = server.attempt.seq;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    for (const stored of laptop.store.records.values())
      stored.record = { ...stored.record, history: [] };
    server.forgetAfter(seq);
    laptop.send(answer(1, 'C'));
    await wait(20_000, 1000);
    expect(answers(server)[1]).toBe('C');
    expect(laptop.record.device).not.toBe(device);
    expect(engine.player()).toMatchObject({ saveState: 'saved', isActive: true });
  });

  test('still sends answers when the browser can no longer store them', async () => {
    const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const { server, laptop, engine, wait } = await openFirstModule();
    laptop.store.isFull = true;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    expect(answers(server)[0]).toBe('B');
    expect(engine.player()).toMatchObject({
      saveState: 'saved',
      isStoredHere: false,
      isActive: true,
    });
    laptop.send(answer(1, 'C'));
    await wait(3000);
    expect(answers(server)[1]).toBe('C');
  });

  test('takes a test in a browser that can never store', async () => {
    const server = new SimulatedServer();
    const kiosk = new SimulatedBrowser(server);
    kiosk.store.isFull = true;
    const engine = await kiosk.start();
    kiosk.send({ type: 'sections-chosen', sections: ['math'] });
    await flushPromises();
    await engine.player().openModule(2);
    kiosk.send(answer(0, 'B', 2));
    await pass(server, [kiosk], 3000);
    expect(answers(server)[0]).toBe('B');
    expect(types(server).filter((type) => type === 'took-over')).toHaveLength(1);
  });
});

describe('starting a test', () => {
  test('finds the attempt whose reply was lost on the second try', async () => {
    const server = new SimulatedServer();
    const laptop = new SimulatedBrowser(server);
    laptop.network.state = 'reply lost';
    await expect(laptop.start()).rejects.toMatchObject({ status: 0 });
    const { id } = server;
    laptop.network.state = 'good';
    const engine = await laptop.start();
    expect(engine.player()).toMatchObject({ id, isActive: true, saveState: 'saved' });
    expect(types(server)).toEqual(['started', 'took-over']);
    expect(laptop.store.starts.size).toBe(0);
  });

  test('resumes the attempt in progress with its unsent answers', async () => {
    const { server, laptop, wait } = await openFirstModule();
    laptop.network.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(1000);
    laptop.crash();
    laptop.network.state = 'good';
    const engine = await laptop.start();
    await wait(3000);
    expect(answers(engine.player())[0]).toBe('B');
    expect(answers(server)[0]).toBe('B');
  });

  test('needs the network to open an attempt that is not stored', async () => {
    const { server, laptop } = await openFirstModule();
    const phone = new SimulatedBrowser(server);
    phone.network.state = 'request lost';
    expect(await phone.open()).toBeUndefined();
    phone.network.state = 'good';
    expect((await phone.open())?.player().isActive).toBe(true);
    expect(laptop.tab.player().isActive).toBe(true);
  });
});

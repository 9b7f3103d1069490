import { timeLeft } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { minutes } from '@bac/exam/testing/sample-attempt.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Player } from '../player.ts';
import type { PlayerEngine } from './player-engine.ts';
import { pass, settled, SimulatedBrowser } from './testing/simulated-browser.ts';
import { SimulatedServer } from './testing/simulated-server.ts';

const answer = (question: number, value: string, module = 0): BrowserEvent => ({
  type: 'answered',
  module,
  question,
  answer: value,
});

/** A browser with the first part open. */
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

const answers = ({ attempt }: Player | { attempt: Player['attempt'] }) =>
  attempt.modules.flatMap(({ questions }) => questions.map((question) => question.answer));

const types = (server: SimulatedServer): string[] => server.log.map(({ event }) => event.type);

const allBrought = (server: SimulatedServer, browser: SimulatedBrowser): void => {
  expect(server.broughtBy(browser.kept.device)).toEqual(browser.made);
};

describe('an answer', () => {
  test('takes effect at once, is stored, and is with the server within two seconds', async () => {
    const { server, laptop, engine, wait } = await underWay();
    expect(engine.player().saveState).toBe('saved');
    expect(laptop.send(answer(0, 'B'))).toBe(true);
    expect(answers(engine.player())[0]).toBe('B');
    expect(engine.player().saveState).toBe('saving');
    await settled();
    expect(laptop.kept.since).toHaveLength(1);
    await wait(2000);
    expect(answers(server)[0]).toBe('B');
    expect(engine.player().saveState).toBe('saved');
  });

  test('that the rules refuse is neither shown nor sent', async () => {
    const { server, laptop, engine, wait } = await underWay();
    expect(laptop.send(answer(0, 'x'))).toBe(false);
    expect(laptop.send(answer(0, 'A', 3))).toBe(false);
    await wait(3000);
    expect(answers(engine.player())[0]).toBeUndefined();
    expect(types(server)).not.toContain('superseded');
  });

  test('given together with others travels with them', async () => {
    const { laptop, wait } = await underWay();
    const before = laptop.line.posted.length;
    for (const value of ['A', 'B', 'C', 'D']) laptop.send(answer(0, value));
    await wait(2000);
    expect(laptop.line.posted.slice(before).map(({ events }) => events.length)).toEqual([4]);
  });

  test('given while the one before is being stored is stored after it', async () => {
    const { server, laptop, wait } = await underWay();
    for (const value of ['A', 'B', 'C', 'D', 'A', 'B']) {
      laptop.send(answer(0, value));
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    }
    await wait(3000);
    expect(answers(server)[0]).toBe('B');
    allBrought(server, laptop);
  });

  test('given just before the next part is asked for is there before it', async () => {
    const { server, laptop, engine } = await underWay();
    laptop.send(answer(0, 'C'));
    laptop.send({ type: 'submitted', module: 0 });
    await engine.player().openModule(1);
    expect(types(server).slice(-3)).toEqual(['answered', 'submitted', 'module-opened']);
  });

  test('is dated by when it was given, however late it comes', async () => {
    const { server, laptop, wait } = await underWay();
    const opened = server.now;
    laptop.line.state = 'request lost';
    await wait(minutes(3), 1000);
    laptop.send(answer(0, 'B'));
    await wait(minutes(5), 1000);
    laptop.line.state = 'good';
    await wait(minutes(1), 1000);
    const logged = server.log.find(({ event }) => event.type === 'answered');
    expect(logged!.at - opened).toBe(minutes(3));
  });
});

describe('a bad line', () => {
  test('shows a sign and keeps everything, for as long as it takes', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
    for (let index = 0; index < 10; index += 1) {
      laptop.send(answer(index % 2, 'ABCD'[index % 4]!));
      await wait(10_000, 1000);
    }
    expect(engine.player().saveState).toBe('offline');
    laptop.line.state = 'good';
    engine.hurry();
    await wait(1000);
    expect(engine.player().saveState).toBe('saved');
    allBrought(server, laptop);
  });

  test('that loses only replies doubles nothing, and the dates stay right', async () => {
    const { server, laptop, wait } = await underWay();
    const opened = server.now;
    laptop.line.state = 'reply lost';
    laptop.send(answer(0, 'B'));
    await wait(20_000, 1000);
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    laptop.send(answer(1, 'C'));
    await wait(3000);
    allBrought(server, laptop);
    const at = server.log.filter(({ event }) => event.type === 'answered').map((each) => each.at);
    expect(at.map((each) => each - opened)).toEqual([0, 40_000]);
  });

  test('that hangs is given up after ten seconds and tried again', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'hangs after';
    laptop.send(answer(0, 'B'));
    await wait(5000);
    expect(engine.player().saveState).toBe('saving');
    laptop.line.state = 'good';
    await wait(5000);
    expect(engine.player().saveState).toBe('saving');
    await wait(5000);
    expect(engine.player().saveState).toBe('saved');
    allBrought(server, laptop);
  });

  test('is not asked more and more often', async () => {
    const { laptop, wait } = await underWay();
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'));
    const before = laptop.line.posted.length;
    await wait(minutes(5), 500);
    expect(laptop.line.posted.length - before).toBeLessThan(30);
  });

  test('of many hours sends in batches the server accepts', async () => {
    const { server, laptop, wait } = await underWay();
    laptop.line.state = 'request lost';
    for (let index = 0; index < 450; index += 1) laptop.send(answer(0, 'ABCD'[index % 4]!));
    await wait(2000);
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    allBrought(server, laptop);
    expect(Math.max(...laptop.line.posted.map(({ events }) => events.length))).toBeLessThanOrEqual(
      200,
    );
  });

  test('does not keep the others back when the server can not understand one', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
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
    laptop.line.state = 'good';
    await wait(30_000, 1000);
    allBrought(server, laptop);
    expect(complaint).toHaveBeenCalledOnce();
    expect(laptop.kept.setAside.map(({ event }) => event)).toEqual([unfit]);
    expect(engine.player().attempt.modules[0]?.questions[1]?.highlights).toEqual([]);
  });

  test('asks to sign in once, keeps everything, and goes on afterwards', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'signed out';
    laptop.send(answer(0, 'B'));
    await wait(minutes(1), 1000);
    expect(laptop.signedOut).toBe(1);
    expect(engine.player()).toMatchObject({ isSignedOut: true, saveState: 'offline' });
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    expect(engine.player()).toMatchObject({ isSignedOut: false, saveState: 'saved' });
    allBrought(server, laptop);
  });
});

describe('a reload', () => {
  test('without the network shows the part with its questions and every answer, on the same clock', async () => {
    const { server, laptop, wait } = await underWay();
    laptop.line.state = 'request lost';
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
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    allBrought(server, laptop);
    const at = server.log.filter(({ event }) => event.type === 'answered').map((each) => each.at);
    expect(at[1]! - at[0]!).toBe(minutes(2));
  });

  test('in the very moment of an answer brings it all the same, and once', async () => {
    // From before the store has heard of it to after it has told.
    for (let turns = 0; turns < 20; turns += 1) {
      const { server, laptop, wait } = await underWay();
      laptop.line.state = 'request lost';
      laptop.send(answer(0, 'B'));
      laptop.send(answer(1, 'C'));
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      laptop.crash();
      expect(answers((await laptop.open())!.player()).slice(0, 2)).toEqual(['B', 'C']);
      laptop.crash();
      laptop.line.state = 'good';
      await laptop.open();
      laptop.send(answer(0, 'D'));
      await wait(3000);
      allBrought(server, laptop);
    }
  });

  test('after the deadline still brings what was answered in time', async () => {
    const { server, laptop, wait } = await underWay();
    laptop.line.state = 'request lost';
    await wait(minutes(20), 5000);
    laptop.send(answer(0, 'B'));
    await wait(minutes(1), 5000);
    laptop.crash();
    await wait(minutes(60), 60_000);
    laptop.line.state = 'good';
    await laptop.open();
    await wait(5000);
    expect(answers(server)[0]).toBe('B');
    expect(server.attempt.modules[0]?.closed?.by).toBe('clock');
    expect(types(server)).not.toContain('superseded');
  });

  test('with a clock that was set forward closes nothing before the server is asked', async () => {
    const { server, laptop, wait } = await underWay();
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(5000);
    laptop.crash();
    laptop.wall += minutes(600);
    await laptop.open();
    await wait(10_000, 1000);
    expect(laptop.tab.player().attempt.phase.name).toBe('module');
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    expect(server.attempt.phase.name).toBe('module');
    expect(laptop.send(answer(1, 'C'))).toBe(true);
    await wait(3000);
    expect(answers(server).slice(0, 2)).toEqual(['B', 'C']);
  });
});

describe('the clock', () => {
  test('closes a part at its deadline, and the last visit is still told', async () => {
    const { server, laptop, engine, wait } = await underWay();
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

  test('closes it without the network too, and the next part waits for the network', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(minutes(33), 2000);
    expect(engine.player().attempt.phase.name).toBe('waiting');
    await expect(engine.player().openModule(1)).rejects.toMatchObject({ status: 0 });
    laptop.line.state = 'good';
    await engine.player().openModule(1);
    expect(engine.player().attempt.phase).toEqual({ name: 'module', module: 1 });
    expect(engine.player().items[0]?.id).toBe('m1-q0');
    expect(answers(server)[0]).toBe('B');
  });

  test('goes on while the machine sleeps', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
    await wait(20_000, 1000);
    server.now += minutes(10);
    laptop.wall += minutes(10);
    await wait(40_000, 1000);
    expect(timeLeft(engine.player().attempt, engine.player().now())).toBe(minutes(21));
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    expect(engine.player().now()).toBe(server.now);
  });

  test('does not care when somebody sets the machine’s clock', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.wall += minutes(600);
    await wait(1000);
    expect(engine.player().now()).toBe(server.now);
    laptop.wall -= minutes(6000);
    await wait(1000);
    expect(engine.player().now()).toBe(server.now);
    expect(engine.player().attempt.phase.name).toBe('module');
  });

  test('stands still only where the server’s does', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
    await wait(20_000, 1000);
    expect(laptop.send({ type: 'paused' })).toBe(false);
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    expect(laptop.send({ type: 'paused' })).toBe(true);
    await wait(minutes(5), 1000);
    expect(laptop.send({ type: 'resumed' })).toBe(true);
    await wait(1000);
    const { attempt, now } = engine.player();
    expect(timeLeft(attempt, now())).toBe(timeLeft(server.attempt, server.now));
    expect(timeLeft(attempt, now())).toBeGreaterThan(minutes(31));
  });

  test('hears that the server’s was turned', async () => {
    const { server, engine, wait } = await underWay();
    server.now += minutes(31);
    await wait(16_000, 1000);
    expect(engine.player().now()).toBe(server.now);
    await wait(minutes(1), 1000);
    expect(engine.player().attempt.phase.name).toBe('waiting');
  });

  test('opens the part after the break by itself', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.send({ type: 'submitted', module: 0 });
    await settled();
    await engine.player().openModule(1);
    laptop.send({ type: 'submitted', module: 1 });
    await settled();
    expect(laptop.send({ type: 'break-started' })).toBe(true);
    await wait(minutes(10) - 2000, 1000);
    expect(server.attempt.phase.name).toBe('break');
    laptop.line.state = 'request lost';
    await wait(10_000, 500);
    laptop.line.state = 'good';
    await wait(20_000, 500);
    expect(engine.player().attempt.phase).toEqual({ name: 'module', module: 2 });
    expect(types(server)).not.toContain('superseded');
  });
});

describe('the end', () => {
  test('is heard of as soon as the last part is handed in', async () => {
    const { laptop, engine, wait } = await underWay();
    for (const module of [0, 1, 2, 3]) {
      await engine.player().openModule(module);
      laptop.send({ type: 'submitted', module });
      await settled();
      laptop.send({ type: 'break-skipped' });
      await settled();
    }
    await wait(1000);
    expect(engine.player().attempt.phase.name).toBe('completed');
    const asked = laptop.line.posted.length;
    await wait(minutes(2), 1000);
    expect(laptop.line.posted).toHaveLength(asked);
  });
});

describe('another person on the same browser', () => {
  test('sees nothing of what is stored, and leaves it as it is', async () => {
    const { laptop, wait } = await underWay();
    laptop.line.state = 'request lost';
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
  test('takes the test over; the earlier one says so, brings what it has, and can take it back', async () => {
    const { server, laptop, engine } = await underWay();
    const phone = new SimulatedBrowser(server);
    const both = [laptop, phone];
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'));
    laptop.send(answer(1, 'C'));
    await pass(server, both, 5000);
    await phone.open();
    phone.send(answer(0, 'D'));
    await pass(server, both, 5000);
    laptop.line.state = 'good';
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
    allBrought(server, laptop);
    allBrought(server, phone);
  });
});

describe('a second tab', () => {
  test('has the test at once, with everything the first had not sent', async () => {
    const { server, laptop, engine, wait } = await underWay();
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'), engine);
    await settled();
    const second = (await laptop.open())!;
    expect(answers(second.player())[0]).toBe('B');
    expect(engine.player().isActive).toBe(false);
    expect(laptop.send(answer(0, 'C'), engine)).toBe(false);
    expect(laptop.send(answer(1, 'D'), second)).toBe(true);
    laptop.line.state = 'good';
    await wait(20_000, 1000);
    await engine.player().takeOver();
    expect(second.player().isActive).toBe(false);
    expect(answers(engine.player()).slice(0, 2)).toEqual(['B', 'D']);
    allBrought(server, laptop);
  });

  test('gets what the first stored before it knew', async () => {
    const { server, laptop, engine, wait } = await underWay();
    const deaf = { ...laptop.ports, tabs: { tell: () => {}, listen: () => () => {} } };
    const { openPlayer } = await import('./open-player.ts');
    const second: PlayerEngine = await openPlayer(server.id!, deaf, async () => {});
    laptop.tabs.push(second);
    await settled();
    expect(engine.player().isActive).toBe(true);
    laptop.send(answer(0, 'B'), engine);
    await settled();
    expect(engine.player().isActive).toBe(false);
    laptop.send(answer(1, 'C'), second);
    await wait(3000);
    expect(answers(server).slice(0, 2)).toEqual(['B', 'C']);
    expect(answers(second.player()).slice(0, 2)).toEqual(['B', 'C']);
    allBrought(server, laptop);
  });
});

describe('what should not happen', () => {
  test('a view that is older than a receipt is not believed', async () => {
    const { server, laptop, engine, wait } = await underWay();
    const { view } = laptop.ports.api;
    laptop.ports.api.view = (...given) => {
      laptop.line.state = 'slow';
      const reply = view(...given);
      laptop.line.state = 'good';
      return reply;
    };
    laptop.send({ type: 'paused' });
    await wait(10_000, 1000);
    laptop.send({ type: 'resumed' });
    await wait(1250);
    // On its way back by now.
    laptop.send(answer(0, 'B'));
    await settled();
    engine.leave();
    await settled();
    expect(answers(server)[0]).toBe('B');
    await wait(10_000);
    expect(answers(engine.player())[0]).toBe('B');
    expect(types(server).filter((type) => type === 'took-over')).toHaveLength(1);
    allBrought(server, laptop);
  });

  test('a server that lost what it acknowledged gets the rest under another name', async () => {
    const { server, laptop, engine, wait } = await underWay();
    const seq = server.attempt.seq;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    server.forgetAfter(seq);
    laptop.send(answer(1, 'C'));
    await wait(20_000, 1000);
    expect(answers(server)[1]).toBe('C');
    expect(engine.player()).toMatchObject({ saveState: 'saved', isActive: true });
  });

  test('a browser that can not store still sends', async () => {
    const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const { server, laptop, engine, wait } = await underWay();
    laptop.store.isFull = true;
    laptop.send(answer(0, 'B'));
    await wait(3000);
    expect(answers(server)[0]).toBe('B');
    expect(engine.player()).toMatchObject({
      saveState: 'saved',
      isKeptHere: false,
      isActive: true,
    });
    laptop.send(answer(1, 'C'));
    await wait(3000);
    expect(answers(server)[1]).toBe('C');
  });

  test('a browser that never could store is no worse off', async () => {
    const server = new SimulatedServer();
    const kiosk = new SimulatedBrowser(server);
    kiosk.store.isFull = true;
    const engine = await kiosk.start();
    kiosk.send({ type: 'sections-chosen', sections: ['math'] });
    await settled();
    await engine.player().openModule(2);
    kiosk.send(answer(0, 'B', 2));
    await pass(server, [kiosk], 3000);
    expect(answers(server)[0]).toBe('B');
    expect(types(server).filter((type) => type === 'took-over')).toHaveLength(1);
  });
});

describe('starting', () => {
  test('finds on the second try the attempt whose reply was lost', async () => {
    const server = new SimulatedServer();
    const laptop = new SimulatedBrowser(server);
    laptop.line.state = 'reply lost';
    await expect(laptop.start()).rejects.toMatchObject({ status: 0 });
    const { id } = server;
    laptop.line.state = 'good';
    const engine = await laptop.start();
    expect(engine.player()).toMatchObject({ id, isActive: true, saveState: 'saved' });
    expect(types(server)).toEqual(['started', 'took-over']);
    expect(laptop.store.starts.size).toBe(0);
  });

  test('goes on with the attempt under way and with what is unsent of it', async () => {
    const { server, laptop, wait } = await underWay();
    laptop.line.state = 'request lost';
    laptop.send(answer(0, 'B'));
    await wait(1000);
    laptop.crash();
    laptop.line.state = 'good';
    const engine = await laptop.start();
    await wait(3000);
    expect(answers(engine.player())[0]).toBe('B');
    expect(answers(server)[0]).toBe('B');
  });

  test('without any stored state needs the network, and says so', async () => {
    const { server, laptop } = await underWay();
    const phone = new SimulatedBrowser(server);
    phone.line.state = 'request lost';
    expect(await phone.open()).toBeUndefined();
    phone.line.state = 'good';
    expect((await phone.open())?.player().isActive).toBe(true);
    expect(laptop.tab.player().isActive).toBe(true);
  });
});

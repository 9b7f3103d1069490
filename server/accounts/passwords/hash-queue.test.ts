import { describe, expect, it } from 'vitest';
import { HashQueue } from './hash-queue.ts';

const school = '203.0.113.40';

/** A queue whose work ends one at a time, when the test says so. */
function controlledQueue() {
  const queue = new HashQueue();
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const run = (account: string, address: string) =>
    queue.run({ account, address }, async () => {
      started.push(account);
      await new Promise<void>((resolve) => void finish.push(resolve));
      return account;
    });
  /** Ends the work in the order in which it started, until none is left. */
  const finishAll = async () => {
    for (let idle = 0; idle < 20; idle += 1) {
      const end = finish.shift();
      if (end) idle = 0;
      end?.();
      await Promise.resolve();
    }
  };
  return { queue, run, started, finishAll };
}

const settle = async (calls: Promise<unknown>[], finishAll: () => Promise<void>) => {
  const outcomes = Promise.allSettled(calls);
  await finishAll();
  return outcomes;
};

const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);

const fail = async () => {
  throw new Error('broken');
};

describe('HashQueue', () => {
  it('serves a class of forty that signs in at the same moment', async () => {
    const { run, finishAll } = controlledQueue();
    const calls = Array.from({ length: 40 }, (_, student) => run(`student-${student}`, school));
    expect(refusals(await settle(calls, finishAll))).toEqual([]);
  });

  it('lets at most two calls of an account wait, whatever its address', async () => {
    const { run, finishAll } = controlledQueue();
    const robot = Array.from({ length: 60 }, (_, call) => run('robot', `198.51.100.${call}`));
    const student = run('student', school);
    const outcomes = await settle([...robot, student], finishAll);
    // Two are hashed and two wait.
    expect(refusals(outcomes)).toHaveLength(56);
    expect(refusals(outcomes)[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
    expect(outcomes.at(-1)).toMatchObject({ status: 'fulfilled', value: 'student' });
  });

  it('takes networks in turn, so that a flood from one delays another by one hash', async () => {
    const { run, started, finishAll } = controlledQueue();
    const flood = Array.from({ length: 200 }, (_, call) => run(`robot-${call}`, '198.51.100.1'));
    const student = run('student', school);
    const outcomes = await settle([...flood, student], finishAll);
    // Two ran and eighty waited when the student came.
    expect(refusals(outcomes)).toHaveLength(118);
    expect(started.indexOf('student')).toBe(3);
  });

  it('counts the addresses of an IPv6 network, and the networks of a site, together', async () => {
    const { run, finishAll } = controlledQueue();
    const network = Array.from({ length: 100 }, (_, call) => run(`a-${call}`, `2001:db8::${call}`));
    expect(refusals(await settle(network, finishAll))).toHaveLength(18);
    const site = Array.from({ length: 300 }, (_, call) =>
      run(`b-${call}`, `2001:db8:1:${call.toString(16)}::1`),
    );
    expect(refusals(await settle(site, finishAll))).toHaveLength(58);
  });

  it('refuses callers when too many networks wait', async () => {
    const { run, finishAll } = controlledQueue();
    const calls = Array.from({ length: 700 }, (_, call) =>
      run(`account-${call}`, `10.0.${call % 250}.1`),
    );
    expect(refusals(await settle(calls, finishAll))).toHaveLength(98);
  });

  it('starts the next call when one fails', async () => {
    const { queue, run, finishAll } = controlledQueue();
    const failing = Array.from({ length: 4 }, (_, call) =>
      queue.run({ account: `account-${call}`, address: school }, fail),
    );
    const outcomes = await settle([...failing, run('student', school)], finishAll);
    expect(refusals(outcomes)).toHaveLength(4);
    expect(outcomes.at(-1)?.status).toBe('fulfilled');
  });
});

import { describe, expect, it } from 'vitest';
import { minutes, samplePlan, Story } from '../testing/sample-attempt.ts';
import { begin, isFinal, isOver, openModule, timeLeft } from './attempt.ts';
import { replay } from './replay.ts';
import { settle } from './settle.ts';

const question = (story: Story, index = 0) => story.attempt.modules.at(-1)?.questions[index];
const highlight = {
  id: 'h1',
  block: 'passage-0',
  start: 4,
  end: 9,
  quote: 'river',
  colour: 'yellow' as const,
};

const visit = (ms: number, index = 0) =>
  ({ type: 'visited', module: 0, question: index, ms }) as const;

describe('the course of an attempt', () => {
  it('goes through the choice of sections, modules, the break before Math and completion', () => {
    const story = new Story();
    expect(story.attempt.phase).toEqual({ name: 'choosing' });
    story.start().send('laptop', { type: 'submitted', module: 0 });
    expect(story.attempt.phase).toEqual({ name: 'waiting', next: 1, mayBreak: false });
    story.open(1).send('laptop', { type: 'submitted', module: 1 });
    expect(story.attempt.phase).toEqual({ name: 'waiting', next: 2, mayBreak: true });
    story.send('laptop', { type: 'break-started' });
    expect(story.attempt.phase).toEqual({
      name: 'break',
      next: 2,
      endsAt: story.now + minutes(10),
    });
    story.wait(minutes(4)).send('laptop', { type: 'break-ended' }).open(2);
    story.send('laptop', { type: 'submitted', module: 2 }).open(3);
    story.send('laptop', { type: 'submitted', module: 3 });
    expect(story.attempt.phase).toEqual({ name: 'ended' });
    story.server({ type: 'completed' });
    expect(story.attempt.phase).toEqual({ name: 'completed' });
    expect(story.refused).toEqual([]);
  });

  it('opens no module of a section that was not chosen', () => {
    const story = new Story().server({ type: 'took-over', device: 'laptop' });
    story.send('laptop', { type: 'sections-chosen', sections: ['math', 'math'] });
    expect(story.attempt.chosen).toEqual(['math']);
    expect(story.attempt.phase).toEqual({ name: 'waiting', next: 2, mayBreak: false });
    story.open(0);
    expect(story.refused).toEqual(['out-of-place']);
    story.open(2).send('laptop', { type: 'submitted', module: 2 });
    story.open(3).send('laptop', { type: 'submitted', module: 3 });
    expect(story.attempt.phase).toEqual({ name: 'ended' });
  });

  it('skips the choice in a form of one section, and refuses a later choice', () => {
    const story = new Story({ ...samplePlan, modules: samplePlan.modules.slice(0, 1) });
    expect(story.attempt.phase).toEqual({ name: 'waiting', next: 0, mayBreak: false });
    story.server({ type: 'took-over', device: 'laptop' });
    story.send('laptop', { type: 'sections-chosen', sections: ['rw'] });
    expect(story.refused).toEqual(['out-of-place']);
  });

  it('refuses a section the form does not have', () => {
    const modules = samplePlan.modules.filter(({ section }) => section === 'rw');
    const story = new Story({ ...samplePlan, modules });
    story.attempt = { ...story.attempt, phase: { name: 'choosing' } as const };
    story.server({ type: 'took-over', device: 'laptop' });
    story.send('laptop', { type: 'sections-chosen', sections: ['math'] });
    expect(story.refused).toEqual(['unknown']);
  });

  it('lets the student skip a break, and grants none where none is due', () => {
    const story = new Story().start().send('laptop', { type: 'break-started' });
    expect(story.refused).toEqual(['out-of-place']);
    story.send('laptop', { type: 'submitted', module: 0 }).open(1);
    story.send('laptop', { type: 'submitted', module: 1 });
    story.send('laptop', { type: 'break-skipped' }).send('laptop', { type: 'break-started' });
    expect(story.attempt.phase).toEqual({ name: 'waiting', next: 2, mayBreak: false });
    story.send('laptop', { type: 'break-ended' });
    expect(story.refused).toEqual(['out-of-place', 'out-of-place', 'out-of-place']);
  });

  it('grants extra breaks between the modules of a section, and none in a plan without breaks', () => {
    const extra = new Story({ ...samplePlan, hasExtraBreaks: true }).start();
    extra.send('laptop', { type: 'submitted', module: 0 });
    expect(extra.attempt.phase).toMatchObject({ next: 1, mayBreak: true });
    const none = new Story({ ...samplePlan, breakMs: 0, hasExtraBreaks: true }).start();
    none.send('laptop', { type: 'submitted', module: 0 });
    expect(none.attempt.phase).toMatchObject({ next: 1, mayBreak: false });
  });

  it('opens only the next module, and not during the break', () => {
    const story = new Story().start().open(1);
    story.send('laptop', { type: 'submitted', module: 0 }).open(2).open(1);
    expect(story.refused).toEqual(['out-of-place', 'out-of-place']);
    story
      .send('laptop', { type: 'submitted', module: 1 })
      .send('laptop', { type: 'break-started' });
    story.open(2);
    expect(story.refused).toHaveLength(3);
  });

  it('accepts no event after the student abandons the attempt', () => {
    const story = new Story().start().answer(0, 'A').send('laptop', { type: 'abandoned' });
    expect(story.attempt.phase).toEqual({ name: 'abandoned' });
    story.send('laptop', { type: 'cleared', module: 0, question: 0 });
    story.send('laptop', { type: 'abandoned' }).server({ type: 'completed' });
    expect(story.refused).toEqual(['out-of-place', 'out-of-place', 'out-of-place']);
    expect(question(story)?.answer).toBe('A');
  });

  it('completes only after every module is closed, and stays completed', () => {
    const story = new Story({ ...samplePlan, modules: samplePlan.modules.slice(0, 1) });
    story.server({ type: 'took-over', device: 'laptop' }).server({ type: 'completed' }).open(0);
    story.server({ type: 'settled', module: 1 });
    expect(story.refused).toEqual(['out-of-place', 'module-closed']);
    story.server({ type: 'settled', module: 0 }).server({ type: 'settled', module: 0 });
    story.server({ type: 'completed' }).send('laptop', { type: 'abandoned' });
    expect(story.attempt.phase).toEqual({ name: 'completed' });
    expect(story.refused.slice(2)).toEqual(['module-closed', 'out-of-place']);
  });

  it('is over once every module is closed, and final once it is completed or abandoned', () => {
    const story = new Story({ ...samplePlan, modules: samplePlan.modules.slice(0, 1) });
    const state = () => [isOver(story.attempt.phase), isFinal(story.attempt.phase)];
    story.server({ type: 'took-over', device: 'laptop' }).open(0);
    expect(state()).toEqual([false, false]);
    story.send('laptop', { type: 'submitted', module: 0 });
    expect(state()).toEqual([true, false]);
    story.server({ type: 'completed' });
    expect(state()).toEqual([true, true]);
    const left = new Story().start().send('laptop', { type: 'abandoned' });
    expect([isOver(left.attempt.phase), isFinal(left.attempt.phase)]).toEqual([true, true]);
  });

  it('begins with “started” and accepts it nowhere else', () => {
    const [first] = new Story().log;
    expect(() => replay([])).toThrow('without events');
    const completed = { type: 'completed' } as const;
    expect(() => begin({ seq: 1, at: 0, receivedAt: 0, event: completed })).toThrow('begins');
    const story = new Story().server(first?.event ?? completed);
    expect(story.refused).toEqual(['out-of-place']);
  });

  it('records the route, and can be replayed from the log', () => {
    const story = new Story()
      .start()
      .answer(1, 'B')
      .send('laptop', { type: 'submitted', module: 0 });
    story.server({ type: 'routed', section: 'rw', route: 'higher' }).open(1);
    expect(story.attempt.routes).toEqual({ rw: 'higher' });
    expect(replay(story.log)).toEqual(story.attempt);
  });
});

describe('questions', () => {
  it('a question can be answered, changed and cleared', () => {
    const story = new Story().start().answer(0, 'A').answer(0, 'C').answer(2, '-7/2');
    expect(question(story)?.answer).toBe('C');
    expect(question(story, 2)?.answer).toBe('-7/2');
    story.send('laptop', { type: 'cleared', module: 0, question: 0 });
    expect(question(story)).not.toHaveProperty('answer');
    expect(question(story, 1)).not.toHaveProperty('answer');
  });

  it.each([
    [0, 'E'],
    [0, '12'],
    [2, '3,5'],
    [2, '123456'],
    [2, 'A'],
  ])('refuses an entry that cannot be an answer (question %i: %s)', (index, answer) => {
    const story = new Story().start().answer(index, answer);
    expect(story.refused).toEqual(['unfit']);
    expect(question(story, index)).not.toHaveProperty('answer');
  });

  it('a question can be marked and choices eliminated, and both can be undone', () => {
    const story = new Story().start();
    const at = { module: 0, question: 0 };
    story.send('laptop', { type: 'marked', ...at, isMarked: true });
    story.send('laptop', { type: 'eliminated', ...at, choice: 'B', isEliminated: true });
    story.send('laptop', { type: 'eliminated', ...at, choice: 'D', isEliminated: true });
    story.send('laptop', { type: 'eliminated', ...at, choice: 'B', isEliminated: true });
    expect(question(story)).toMatchObject({ isMarked: true, eliminated: ['D', 'B'] });
    story.send('laptop', { type: 'eliminated', ...at, choice: 'D', isEliminated: false });
    story.send('laptop', { type: 'marked', ...at, isMarked: false });
    expect(question(story)).toMatchObject({ isMarked: false, eliminated: ['B'] });
    story.send('laptop', {
      type: 'eliminated',
      module: 0,
      question: 2,
      choice: 'A',
      isEliminated: true,
    });
    expect(story.refused).toEqual(['unfit']);
  });

  it('a question stores highlights and notes', () => {
    const at = { module: 0, question: 1 };
    const story = new Story().start().send('laptop', { type: 'highlighted', ...at, highlight });
    story.send('laptop', { type: 'highlighted', ...at, highlight: { ...highlight, id: 'h2' } });
    story.send('laptop', { type: 'noted', ...at, id: 'h1', note: 'why?' });
    const blue = { ...highlight, colour: 'blue' as const };
    story.send('laptop', { type: 'highlighted', ...at, highlight: blue });
    expect(question(story, 1)?.highlights).toEqual([
      { ...blue, note: 'why?' },
      { ...highlight, id: 'h2' },
    ]);
    story.send('laptop', { type: 'highlight-removed', ...at, id: 'h1' });
    story.send('laptop', { type: 'noted', ...at, id: 'h1', note: 'gone' });
    story.send('laptop', { type: 'highlight-removed', ...at, id: 'h9' });
    expect(question(story, 1)?.highlights.map(({ id }) => id)).toEqual(['h2']);
    expect(story.refused).toEqual(['unknown', 'unknown']);
  });

  it('a question stores at most 60 highlights', () => {
    const story = new Story().start();
    for (let index = 0; index < 61; index += 1) {
      const one = { ...highlight, id: `h${index}` };
      story.send('laptop', { type: 'highlighted', module: 0, question: 0, highlight: one });
    }
    expect(story.refused).toEqual(['too-many']);
    expect(question(story)?.highlights).toHaveLength(60);
  });

  it('adds up the time in view, capped by the time the module has run', () => {
    const story = new Story().start().wait(10_000);
    story.send('laptop', visit(4000)).send('laptop', visit(0, 1)).send('laptop', visit(3000));
    expect(question(story)).toMatchObject({ ms: 7000, isSeen: true });
    expect(question(story, 1)).toMatchObject({ ms: 0, isSeen: true });
    expect(question(story, 2)).toMatchObject({ ms: 0, isSeen: false });
    story.send('laptop', visit(60_000, 2));
    expect(question(story, 2)?.ms).toBe(3000);
    expect(question(story)).not.toHaveProperty('changedBy');
  });

  it('refuses events for a question that does not exist in the open module', () => {
    const story = new Story().start();
    story.send('laptop', { type: 'cleared', module: 0, question: 3 });
    story.send('laptop', { type: 'cleared', module: 1, question: 0 });
    story.send('laptop', { type: 'submitted', module: 1 });
    story.send('laptop', { type: 'submitted', module: 0 });
    story.send('laptop', { type: 'cleared', module: 0, question: 0 });
    story.send('laptop', { type: 'submitted', module: 0 });
    expect(story.refused).toEqual([
      'unknown',
      'out-of-place',
      'module-closed',
      'module-closed',
      'module-closed',
    ]);
  });

  it('refuses changes in a closed module while the next one is open', () => {
    const story = new Story()
      .start()
      .answer(0, 'A')
      .send('laptop', { type: 'submitted', module: 0 });
    story.open(1).answer(0, 'B').send('laptop', { type: 'cleared', module: 0, question: 0 });
    expect(story.refused).toEqual(['module-closed']);
    expect(story.attempt.modules.map(({ questions }) => questions[0]?.answer)).toEqual(['A', 'B']);
  });

  it('a new question is empty', () => {
    expect(question(new Story().start())).toEqual({
      isMarked: false,
      eliminated: [],
      highlights: [],
      isSeen: false,
      ms: 0,
    });
  });

  it('refuses a question event without a device', () => {
    const story = new Story().start();
    story.server({ type: 'cleared', module: 0, question: 0 });
    expect(story.refused).toEqual(['unknown']);
  });
});

describe('time', () => {
  it('the deadline is fixed when the module opens', () => {
    const story = new Story().start();
    expect(timeLeft(story.attempt, story.now)).toBe(minutes(32));
    story.wait(minutes(2));
    expect(timeLeft(story.attempt, story.now)).toBe(minutes(30));
    expect(timeLeft(story.attempt, story.now + minutes(40))).toBe(0);
  });

  it('time runs in modules and breaks only', () => {
    const story = new Story();
    expect(timeLeft(story.attempt, story.now)).toBeUndefined();
    story.start().send('laptop', { type: 'submitted', module: 0 }).open(1);
    story
      .send('laptop', { type: 'submitted', module: 1 })
      .send('laptop', { type: 'break-started' });
    expect(timeLeft(story.attempt, story.now + minutes(4))).toBe(minutes(6));
    expect(timeLeft(story.attempt, story.now + minutes(11))).toBe(0);
  });

  it('accepts an answer made in time, to the millisecond', () => {
    const story = new Story().start();
    const deadline = openModule(story.attempt)?.deadline ?? 0;
    const answered = { type: 'answered', module: 0, question: 0 } as const;
    story.wait(minutes(32) + 5000);
    story.send('laptop', { ...answered, answer: 'A' }, deadline);
    story.send('laptop', { ...answered, answer: 'B' }, deadline + 1);
    expect(question(story)?.answer).toBe('A');
    expect(story.refused).toEqual(['too-late']);
  });

  it('closes a module at its deadline at the latest', () => {
    const early = new Story()
      .start()
      .wait(minutes(5))
      .send('laptop', { type: 'submitted', module: 0 });
    expect(early.attempt.modules[0]?.closed).toEqual({ at: early.now, by: 'student' });
    const late = new Story().start();
    const deadline = late.now + minutes(32);
    late.wait(minutes(33)).send('laptop', { type: 'submitted', module: 0 });
    expect(late.attempt.modules[0]?.closed).toEqual({ at: deadline, by: 'clock' });
  });

  it('a granted pause stops the clock', () => {
    const story = new Story().start().wait(minutes(10)).send('laptop', { type: 'paused' });
    story.wait(minutes(60));
    expect(timeLeft(story.attempt, story.now)).toBe(minutes(22));
    expect(settle(story.attempt, story.now + minutes(6000)).log).toEqual([]);
    story.answer(0, 'A').send('laptop', { type: 'paused' });
    expect(story.refused).toEqual(['paused', 'paused']);
    story.send('laptop', { type: 'resumed' });
    expect(timeLeft(story.attempt, story.now)).toBe(minutes(22));
    expect(timeLeft(story.attempt, story.now + minutes(1))).toBe(minutes(21));
    story.send('laptop', { type: 'resumed' });
    expect(story.refused).toEqual(['paused', 'paused', 'out-of-place']);
  });

  it('refuses an answer from the moment of the pause on, and accepts one from the millisecond before', () => {
    const story = new Story().start().wait(minutes(10)).send('laptop', { type: 'paused' });
    const answered = { type: 'answered', module: 0, answer: 'B' } as const;
    story.send('laptop', { ...answered, question: 0 }, story.now);
    story.send('laptop', { ...answered, question: 1 }, story.now - 1);
    expect(story.refused).toEqual(['paused']);
    expect(question(story, 0)?.answer).toBeUndefined();
    expect(question(story, 1)?.answer).toBe('B');
  });

  it('refuses a pause that is not granted, comes too late or has no open module', () => {
    const strict = new Story({ ...samplePlan, mayPause: false }).start();
    strict.send('laptop', { type: 'paused' }).send('laptop', { type: 'resumed' });
    expect(strict.refused).toEqual(['not-granted', 'not-granted']);
    const over = new Story().start().wait(minutes(32)).send('laptop', { type: 'paused' });
    expect(over.refused).toEqual(['too-late']);
    const between = new Story().start().send('laptop', { type: 'submitted', module: 0 });
    between.send('laptop', { type: 'paused' });
    expect(between.refused).toEqual(['out-of-place']);
  });

  it('a pause that ends before it began does not change the time left', () => {
    const story = new Story().start().wait(5000).send('laptop', { type: 'paused' });
    const left = timeLeft(story.attempt, story.now);
    story.send('laptop', { type: 'resumed' }, story.now - 3000);
    expect(timeLeft(story.attempt, story.now)).toBe(left);
  });
});

describe('devices', () => {
  it('only the later device steers the attempt, while unsent answers of the earlier one still count', () => {
    const story = new Story().start().answer(0, 'A');
    story.server({ type: 'took-over', device: 'phone' });
    expect(story.attempt.active).toBe('phone');
    story.answer(1, 'B', 'laptop').send('laptop', { type: 'submitted', module: 0 });
    story.send('laptop', { type: 'abandoned' });
    expect(question(story, 1)?.answer).toBe('B');
    expect(story.refused).toEqual(['overtaken', 'overtaken']);
    story.send('phone', { type: 'submitted', module: 0 });
    expect(story.attempt.phase.name).toBe('waiting');
  });

  it('an answer changed on the later device wins, and time in view is added from both', () => {
    const story = new Story().start().answer(0, 'A').wait(9000);
    story.server({ type: 'took-over', device: 'phone' }).answer(0, 'C', 'phone');
    story.answer(0, 'D', 'laptop');
    story.send('laptop', { type: 'visited', module: 0, question: 0, ms: 1000 });
    expect(question(story)).toMatchObject({ answer: 'C', ms: 1000 });
    expect(story.refused).toEqual(['overtaken']);
  });

  it('a change from before the takeover does not block unsent answers', () => {
    const story = new Story().start();
    story.server({ type: 'took-over', device: 'phone' }).answer(0, 'B', 'phone');
    story.server({ type: 'took-over', device: 'laptop' });
    story.server({ type: 'took-over', device: 'tablet' });
    story.answer(0, 'C', 'laptop').answer(0, 'D', 'laptop');
    expect(question(story)?.answer).toBe('D');
    story.answer(0, 'A', 'phone');
    expect(question(story)?.answer).toBe('D');
    expect(story.refused).toEqual(['overtaken']);
  });

  it('a takeover after the deadline ends the wait for the silent device', () => {
    const story = new Story().start().wait(minutes(33));
    expect(settle(story.attempt, story.now).log).toEqual([]);
    story.server({ type: 'took-over', device: 'phone' });
    expect(settle(story.attempt, story.now).log.map(({ event }) => event.type)).toEqual([
      'settled',
    ]);
  });

  it('taking over from itself changes only when the device was last heard', () => {
    const story = new Story().start().answer(0, 'A').wait(5000);
    story.server({ type: 'took-over', device: 'laptop' });
    expect(story.attempt.devices['laptop']).toMatchObject({ heardAt: story.now });
    expect(story.attempt.devices['laptop']).not.toHaveProperty('lostSeq');
  });
});

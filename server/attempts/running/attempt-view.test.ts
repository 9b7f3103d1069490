import { attemptRoutes } from '@bac/contract/attempts/attempts.ts';
import type { Attempt, Phase } from '@bac/exam/attempt/attempt.ts';
import { expect, test } from 'vitest';
import { toStudentAttempt } from './attempt-view.ts';

/** Makes every optional field required, so that the sample does not compile until a field added to the state is added to it. */
type Complete<State> = State extends (infer One)[]
  ? Complete<One>[]
  : State extends object
    ? { [Key in keyof State]-?: Complete<NonNullable<State[Key]>> }
    : State;

const device = 'device-1';

const sampleAt = (phase: Complete<Phase>): Complete<Attempt> => ({
  form: 'form-1',
  plan: {
    modules: [{ section: 'rw', part: 1, questions: 1, ms: 1_920_000 }],
    breakMs: 600_000,
    hasExtraBreaks: false,
    mayPause: true,
    endsBy: 9_000_000,
  },
  seq: 9,
  startedAt: 1000,
  phase,
  chosen: ['rw'],
  modules: [
    {
      module: 0,
      items: [{ item: 'rw-1', version: 1, kind: 'choice' }],
      openedAt: 2000,
      deadline: 1_922_000,
      closed: { at: 3000, by: 'student' },
      questions: [
        {
          answer: 'A',
          isMarked: true,
          eliminated: ['B'],
          highlights: [
            { id: 'h1', block: 'p1', start: 0, end: 4, quote: 'text', colour: 'blue', note: 'why' },
          ],
          isSeen: true,
          ms: 500,
          changedBy: device,
          changedSeq: 5,
        },
      ],
    },
  ],
  routes: { rw: 'higher', math: 'lower' },
  devices: {
    [device]: {
      number: 4,
      madeAt: 2500,
      heardAt: 2600,
      acknowledged: [{ number: 4, at: 2600 }],
      lostSeq: 7,
    },
  },
  active: device,
  endedAt: 4000,
  logSize: { events: 4, text: 7, superseded: 1, takeovers: 1 },
});

const phases: Complete<Phase>[] = [
  { name: 'choosing' },
  { name: 'waiting', next: 0, mayBreak: true },
  { name: 'break', next: 0, endsAt: 5000 },
  { name: 'module', module: 0, pausedAt: 2700 },
  { name: 'ended' },
  { name: 'completed' },
  { name: 'abandoned', isByTeam: true },
];

/** Every path to a field, such as `modules.0.questions.0.answer`. */
const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const innerPath = path === '' ? key : `${path}.${key}`;
        return [innerPath, ...pathsIn(inner, innerPath)];
      })
    : [];

const withheld = [
  'endedAt',
  'modules.0.questions.0.changedBy',
  'modules.0.questions.0.changedSeq',
  'routes',
  'routes.math',
  'routes.rw',
];

const { attempt: wire } = attemptRoutes['GET /attempts/:attempt'].reply.shape;

test('every field of an attempt reaches its student, except those withheld on purpose', () => {
  for (const phase of phases) {
    const sample = sampleAt(phase);
    const sent = wire.parse(toStudentAttempt(sample, device));
    const missing = pathsIn(sample).filter((path) => !pathsIn(sent).includes(path));
    expect(missing.toSorted()).toEqual(withheld);
  }
});

/** All fields that a student may see. A field added to the state is listed here or withheld: it could be a key or a route. */
const sentPaths = [
  'active',
  'chosen',
  'devices.device-1.acknowledged.at',
  'devices.device-1.acknowledged.number',
  'devices.device-1.heardAt',
  'devices.device-1.lostSeq',
  'devices.device-1.madeAt',
  'devices.device-1.number',
  'form',
  'logSize.events',
  'logSize.superseded',
  'logSize.takeovers',
  'logSize.text',
  'modules.closed.at',
  'modules.closed.by',
  'modules.deadline',
  'modules.items.item',
  'modules.items.kind',
  'modules.items.version',
  'modules.module',
  'modules.openedAt',
  'modules.questions.answer',
  'modules.questions.eliminated',
  'modules.questions.highlights.block',
  'modules.questions.highlights.colour',
  'modules.questions.highlights.end',
  'modules.questions.highlights.id',
  'modules.questions.highlights.note',
  'modules.questions.highlights.quote',
  'modules.questions.highlights.start',
  'modules.questions.isMarked',
  'modules.questions.isSeen',
  'modules.questions.ms',
  'phase.endsAt',
  'phase.isByTeam',
  'phase.mayBreak',
  'phase.module',
  'phase.name',
  'phase.next',
  'phase.pausedAt',
  'plan.breakMs',
  'plan.endsBy',
  'plan.hasExtraBreaks',
  'plan.mayPause',
  'plan.modules.ms',
  'plan.modules.part',
  'plan.modules.questions',
  'plan.modules.section',
  'seq',
  'startedAt',
];

test('a student receives only the listed fields', () => {
  const sent = phases.map((phase) => wire.parse(toStudentAttempt(sampleAt(phase), device)));
  const paths = sent.flatMap((each) => pathsIn(each)).map((path) => path.replace(/\.\d+/g, ''));
  const leaves = new Set(
    paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))),
  );
  expect([...leaves].toSorted()).toEqual(sentPaths);
});

test('a student gets the state of the requesting device only', () => {
  const [phase] = phases;
  if (!phase) throw new Error('no phase');
  const { devices, ...rest } = sampleAt(phase);
  const sample = { ...rest, devices: { ...devices, 'device-2': devices[device]! } };
  expect(Object.keys(toStudentAttempt(sample, device).devices)).toEqual([device]);
  expect(toStudentAttempt(sample, undefined).devices).toEqual({});
});

import type { TestPreview } from '@bac/contract/attempts/tests.ts';
import { begin, openModule, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { AttemptEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';
import { settle } from '@bac/exam/attempt/settle.ts';
import { step } from '@bac/exam/attempt/step.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';

const device = 'preview';

/** Starts an attempt in memory only: a preview by an administrator stores nothing. */
export function beginPreview({ test, breakMs, modules }: TestPreview, now: number): Attempt {
  const plan = {
    modules: modules.map(({ section, part, ms, items }) => ({
      section,
      part,
      ms,
      questions: items.length,
    })),
    breakMs,
    hasExtraBreaks: false,
    mayPause: true,
  };
  const event = { type: 'started', form: test.id, plan } as const;
  const first = begin({ seq: 1, at: now, receivedAt: now, event });
  return advance(first, { type: 'took-over', device }, now);
}

/** The attempt after an event and what `settle` adds. Unchanged if the event is refused. */
export function advance(attempt: Attempt, event: AttemptEvent, now: number): Attempt {
  const number = (attempt.devices[device]?.number ?? 0) + 1;
  const logged: LoggedEvent = {
    seq: attempt.seq + 1,
    at: now,
    receivedAt: now,
    ...(event.type !== 'took-over' && { sender: { device, number } }),
    event,
  };
  const stepped = step(attempt, logged);
  return 'attempt' in stepped ? settle(stepped.attempt, now).attempt : attempt;
}

export function openPreviewModule(
  attempt: Attempt,
  { modules }: TestPreview,
  module: number,
  now: number,
): Attempt {
  const items = (modules[module]?.items ?? []).map(({ id, version, response }) => ({
    item: id,
    version,
    kind: response.kind,
  }));
  return advance(attempt, { type: 'module-opened', module, items }, now);
}

export const openItems = (attempt: Attempt, { modules }: TestPreview): StudentView[] => {
  const open = openModule(attempt);
  return open ? (modules[open.module]?.items ?? []) : [];
};

import type { CalibrationGroup } from '@bac/contract/bank/statistics.ts';

export type AttemptGroup = Pick<CalibrationGroup, 'form' | 'wave'>;

/** From the third test on, students are alike enough. */
const lastWave = 3;

/** A group with fewer attempts has no mean worth estimating and joins the small groups of its wave. */
const fewestInGroup = 50;

/**
 * Sorts attempts into groups, each with a distribution of ability of its own: one form, taken as the person's first, second or later
 * test. Students who come back have practiced meanwhile, and different forms draw different students.
 */
export class GroupsOfAttempts {
  readonly #attempts: AttemptGroup[] = [];
  #last: { person: number; wave: number } | undefined;

  /** Attempts of one person must be added one after another, in order of time. */
  add(person: number, form: string | null): void {
    const before = this.#last?.person === person ? this.#last.wave : 0;
    const wave = Math.min(lastWave, before + 1);
    this.#last = { person, wave };
    this.#attempts.push({ form, wave });
  }

  merge(): { groups: AttemptGroup[]; ofAttempt: number[] } {
    const keyOf = ({ form, wave }: AttemptGroup): string => `${wave} ${form ?? ''}`;
    const sizes = new Map<string, number>();
    for (const attempt of this.#attempts) {
      sizes.set(keyOf(attempt), (sizes.get(keyOf(attempt)) ?? 0) + 1);
    }
    const merged = this.#attempts.map((attempt) =>
      sizes.get(keyOf(attempt))! < fewestInGroup ? { ...attempt, form: null } : attempt,
    );
    const groups = new Map(merged.map((attempt) => [keyOf(attempt), attempt]));
    const order = [...groups.keys()];
    return {
      groups: [...groups.values()],
      ofAttempt: merged.map((attempt) => order.indexOf(keyOf(attempt))),
    };
  }
}

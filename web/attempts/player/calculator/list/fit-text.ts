import type { Outcome } from '../engine/outcome.ts';

const letters = [...'abcdghkmnpqrstuvwz'];

/** The text of a fit for a table, with unused letters as parameters. */
export function fitText(
  kind: 'line' | 'parabola' | 'exponential',
  table: number,
  outcomes: readonly Outcome[],
): string {
  const used = new Set(
    outcomes.flatMap(({ statement, fit }) => [
      ...(fit?.parameters.map(({ name }) => name) ?? []),
      ...(statement?.kind === 'definition' ? [statement.name] : []),
      ...(statement?.kind === 'relation' && statement.sides[0]?.kind === 'name'
        ? [statement.sides[0].name]
        : []),
    ]),
  );
  const preferred =
    kind === 'line' ? ['m', 'b'] : kind === 'parabola' ? ['a', 'b', 'c'] : ['a', 'b'];
  const names = preferred.map((name) => {
    const free = used.has(name) ? (letters.find((letter) => !used.has(letter)) ?? name) : name;
    used.add(free);
    return free;
  });
  const [x, y] = [`x_${table}`, `y_${table}`];
  if (kind === 'line') return `${y} ~ ${names[0]} ${x} + ${names[1]}`;
  if (kind === 'exponential') return `${y} ~ ${names[0]} · ${names[1]}^${x}`;
  return `${y} ~ ${names[0]} ${x}^2 + ${names[1]} ${x} + ${names[2]}`;
}

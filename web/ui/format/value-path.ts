/** Where something stands in a body, dotted: `phases.0.title.vi`. */
export type Path = string;

export const inside = (path: Path, name: string | number): Path =>
  path === '' ? String(name) : `${path}.${name}`;

export function valueAt(body: unknown, path: Path): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], body);
}

/** The same body with another value there; what lies beside it stays the very same. */
export function withValueAt<Body>(body: Body, path: Path, value: unknown): Body {
  const [name = '', ...rest] = path.split('.');
  // What is not there yet comes with its first value.
  const inner = (body as Record<string, unknown> | undefined)?.[name];
  const changed = rest.length === 0 ? value : withValueAt(inner, rest.join('.'), value);
  if (Array.isArray(body)) return Object.assign([...body], { [name]: changed }) as Body;
  return { ...body, [name]: changed };
}

/** The same list with one entry a step further up or down. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The dotted path of a value in a body: `phases.0.title.vi`. */
export type Path = string;

export const joinPath = (path: Path, name: string | number): Path =>
  path === '' ? String(name) : `${path}.${name}`;

export function valueAt(body: unknown, path: Path): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], body);
}

/** Returns a copy of the body with another value at the path; siblings keep their identity. */
export function withValueAt<Body>(body: Body, path: Path, value: unknown): Body {
  const [name = '', ...rest] = path.split('.');
  // A missing object is created with its first value.
  const inner = (body as Record<string, unknown> | undefined)?.[name];
  const changed = rest.length === 0 ? value : withValueAt(inner, rest.join('.'), value);
  if (Array.isArray(body)) return Object.assign([...body], { [name]: changed }) as Body;
  return { ...body, [name]: changed };
}

/** Returns a copy of the list with one entry moved; unchanged if either index is out of range. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

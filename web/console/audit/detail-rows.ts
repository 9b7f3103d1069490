/** One field of an entry with its old and new value. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
  isChanged: boolean;
}

/** Further details of an entry, such as a device or a count. */
export interface Fact {
  name: string;
  value: unknown;
}

type Detail = Record<string, unknown>;

const isGroup = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens `{ title: { en: 'x' } }` to `{ 'title.en': 'x' }`. */
function flatten(nested: unknown, prefix = ''): Map<string, unknown> {
  if (!isGroup(nested)) return new Map();
  return new Map(
    Object.entries(nested).flatMap(([name, value]) =>
      isGroup(value) && Object.keys(value).length > 0
        ? [...flatten(value, `${prefix}${name}.`)]
        : [[prefix + name, value] as const],
    ),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** All fields with old and new values. A field missing from the change is unchanged, unless everything was deleted. */
export function changedFields(detail: Detail): ChangedField[] {
  const before = flatten(detail['before']);
  const newValues = detail['changes'] ?? detail['after'];
  const after = flatten(newValues);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.map((name) => {
    const oldValue = before.get(name);
    const newValue = newValues !== undefined && !after.has(name) ? oldValue : after.get(name);
    return { name, before: oldValue, after: newValue, isChanged: !isSame(oldValue, newValue) };
  });
}

/** Shown elsewhere; `assigneeIds` repeats as ids what the change says in names. */
const excludedNames = new Set(['before', 'changes', 'after', 'reason', 'assigneeIds']);

export const factsOf = (detail: Detail): Fact[] =>
  [...flatten(detail)]
    .filter(([name]) => !excludedNames.has(name.split('.')[0] ?? ''))
    .map(([name, value]) => ({ name, value }));

export const reasonOf = ({ reason }: Detail): string | undefined =>
  typeof reason === 'string' && reason.trim() !== '' ? reason : undefined;

/** One field of an entry, as it was and as it became. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
  isChanged: boolean;
}

/** What an entry says besides: a reason, a device, how many. */
export interface Fact {
  name: string;
  value: unknown;
}

type Detail = Record<string, unknown>;

const isGroup = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ title: { en: 'x' } }` as `{ 'title.en': 'x' }`. */
function flat(given: unknown, prefix = ''): Map<string, unknown> {
  if (!isGroup(given)) return new Map();
  return new Map(
    Object.entries(given).flatMap(([name, value]) =>
      isGroup(value) && Object.keys(value).length > 0
        ? [...flat(value, `${prefix}${name}.`)]
        : [[prefix + name, value] as const],
    ),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Field by field; one that the change does not mention stayed as it was, unless all of it is gone. */
export function changedFields(detail: Detail): ChangedField[] {
  const before = flat(detail['before']);
  const given = detail['changes'] ?? detail['after'];
  const after = flat(given);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.map((name) => {
    const was = before.get(name);
    const is = given !== undefined && !after.has(name) ? was : after.get(name);
    return { name, before: was, after: is, isChanged: !isSame(was, is) };
  });
}

/** `assigneeIds` says in ids what the change says in names. */
const structure = new Set(['before', 'changes', 'after', 'reason', 'assigneeIds']);

export const factsOf = (detail: Detail): Fact[] =>
  [...flat(detail)]
    .filter(([name]) => !structure.has(name.split('.')[0] ?? ''))
    .map(([name, value]) => ({ name, value }));

export const reasonOf = ({ reason }: Detail): string | undefined =>
  typeof reason === 'string' && reason.trim() !== '' ? reason : undefined;

export interface Difference {
  path: string;
  draft: unknown;
  stored: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values in which two versions differ, by their paths. */
export function differences(draft: object, stored: object, prefix = ''): Difference[] {
  return Object.entries(stored).flatMap(([name, storedValue]) => {
    const path = prefix + name;
    const draftValue: unknown = (draft as Record<string, unknown>)[name];
    if (isObject(storedValue) && isObject(draftValue))
      return differences(draftValue, storedValue, `${path}.`);
    const isSame = JSON.stringify(draftValue) === JSON.stringify(storedValue);
    return isSame ? [] : [{ path, draft: draftValue, stored: storedValue }];
  });
}

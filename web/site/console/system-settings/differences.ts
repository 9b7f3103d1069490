export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value in which two versions of the same thing differ, by its path. */
export function differences(mine: object, theirs: object, above = ''): Difference[] {
  return Object.entries(theirs).flatMap(([name, their]) => {
    const path = above + name;
    const own: unknown = (mine as Record<string, unknown>)[name];
    if (isObject(their) && isObject(own)) return differences(own, their, `${path}.`);
    const isSame = JSON.stringify(own) === JSON.stringify(their);
    return isSame ? [] : [{ path, mine: own, theirs: their }];
  });
}

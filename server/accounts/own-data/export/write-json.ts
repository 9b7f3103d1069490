const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const indented = (value: unknown, by: string): string =>
  (JSON.stringify(value, undefined, 2) ?? 'null').replaceAll('\n', `\n${by}`);

async function* listOf(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const entry of entries) {
    yield `${isFirst ? '[' : ','}\n    ${indented(entry, '    ')}`;
    isFirst = false;
  }
  yield isFirst ? '[]' : '\n  ]';
}

/** A name, and how what stands under it is read when its turn comes. */
export type Part = [name: string, read: () => Promise<unknown> | AsyncIterable<unknown>];

/** One JSON object, piece by piece: a part that comes as a stream becomes a list without ever being whole in memory. */
export async function* writeJson(parts: Iterable<Part>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, read] of parts) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    const value = read();
    if (isStream(value)) yield* listOf(value);
    else yield indented(await value, '  ');
    before = ',';
  }
  yield before === '{' ? '{}\n' : '\n}\n';
}

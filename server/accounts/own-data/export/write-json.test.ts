import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeJson, type Part } from './write-json.ts';

async function* streamOf(values: readonly unknown[]): AsyncGenerator<unknown> {
  yield* values;
}

const parseWritten = async (parts: Part[]): Promise<unknown> =>
  JSON.parse((await Array.fromAsync(writeJson(parts))).join(''));

describe('writeJson', () => {
  it('streams the same JSON as JSON.stringify', async () => {
    const values = fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
    );
    await fc.assert(
      fc.asyncProperty(values, async (object) => {
        const parts = Object.entries(object).map(([name, value]): Part => [
          name,
          () => (Array.isArray(value) ? streamOf(value) : Promise.resolve(value)),
        ]);
        expect(await parseWritten(parts)).toEqual(JSON.parse(JSON.stringify(object)));
      }),
    );
  });

  it('reads a part only after the previous ones are written', async () => {
    const read: string[] = [];
    const part = (name: string): Part => [
      name,
      async () => {
        read.push(name);
        return name;
      },
    ];
    const pieces = writeJson([part('a'), part('b')]);
    await pieces.next();
    await pieces.next();
    expect(read).toEqual(['a']);
  });
});

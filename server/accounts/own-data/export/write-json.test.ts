import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeJson, type Part } from './write-json.ts';

async function* streamOf(values: readonly unknown[]): AsyncGenerator<unknown> {
  yield* values;
}

const whole = async (parts: Part[]): Promise<unknown> =>
  JSON.parse((await Array.fromAsync(writeJson(parts))).join(''));

describe('a JSON object written piece by piece', () => {
  it('says what the same object written at once says', async () => {
    const values = fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
    );
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const parts = Object.entries(given).map(([name, value]): Part => [
          name,
          () => (Array.isArray(value) ? streamOf(value) : Promise.resolve(value)),
        ]);
        expect(await whole(parts)).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });

  it('reads a part only when those before it are written', async () => {
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

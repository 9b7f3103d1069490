import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A JSON file of an installed package, wherever npm has put it. The caller names the shape of that release. */
export async function readData<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(resolve(file), 'utf8')) as Shape;
}

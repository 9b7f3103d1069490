import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Reads a JSON file of an installed package. The caller declares the shape that the installed release has. */
export async function readData<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(resolve(file), 'utf8')) as Shape;
}

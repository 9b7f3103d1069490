import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';

/** Compresses a log to about a tenth of the size of its rows. */
export const packLog = (log: readonly LoggedEvent[]): Buffer =>
  zstdCompressSync(JSON.stringify(log));

/** Throws a `RangeError` if the log would be larger than `maxBytes`. */
export const unpackLog = (packed: Buffer, maxBytes: number): LoggedEvent[] =>
  JSON.parse(zstdDecompressSync(packed, { maxOutputLength: maxBytes }).toString()) as LoggedEvent[];

/** The items of all modules that the log opens. */
export const itemsIn = (log: readonly LoggedEvent[]): string[] => [
  ...new Set(
    log.flatMap(({ event }) =>
      event.type === 'module-opened' ? event.items.map(({ item }) => item) : [],
    ),
  ),
];

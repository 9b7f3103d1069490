import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';

/** A finished attempt's events as one small value: about a tenth of what their rows take. */
export const packLog = (log: readonly LoggedEvent[]): Buffer =>
  zstdCompressSync(JSON.stringify(log));

/** Fails with a `RangeError` where it would be larger than `atMost` bytes. */
export const unpackLog = (packed: Buffer, atMost: number): LoggedEvent[] =>
  JSON.parse(zstdDecompressSync(packed, { maxOutputLength: atMost }).toString()) as LoggedEvent[];

/** Items that were shown in it. */
export const itemsIn = (log: readonly LoggedEvent[]): string[] => [
  ...new Set(
    log.flatMap(({ event }) =>
      event.type === 'module-opened' ? event.items.map(({ item }) => item) : [],
    ),
  ),
];

import { expect, test } from 'vitest';
import { readClassCode } from './class-code.ts';

test.each(['K7M2P-9QRST', 'k7m2p9qrst', ' K7M2P 9QRST ', 'k7m2p–9qrst'])(
  'reads %j as the code K7M2P-9QRST',
  (typed) => expect(readClassCode(typed)).toBe('K7M2P-9QRST'),
);

test.each(['', 'K7M2P', 'K7M2P-9QRSTX', 'K7M2P-9QRS0', 'K7M2P-9QRSI'])(
  'rejects %j as a code',
  (typed) => expect(readClassCode(typed)).toBeUndefined(),
);

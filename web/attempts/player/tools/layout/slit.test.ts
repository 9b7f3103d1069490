import { expect, test } from 'vitest';
import { moveSlit } from './slit.ts';

const slit = { top: 100, height: 60 };

test.each([
  [{ top: 32 }, { top: 132, height: 60 }],
  [{ height: 16 }, { top: 100, height: 76 }],
  [{ height: -60 }, { top: 100, height: 32 }],
  [{ top: -500 }, { top: 0, height: 60 }],
  [{ top: 5000 }, { top: 500, height: 60 }],
  [{ height: 5000 }, { top: 0, height: 560 }],
])('moving by %j results in %j', (delta, expected) => {
  expect(moveSlit(slit, delta, 600)).toEqual(expected);
});

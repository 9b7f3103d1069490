import { vi } from 'vitest';
import { price } from './password-price.ts';

/** Of the same kind as the real ones, at a hundredth of the price. */
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** A hash at the real price takes a core for 40 ms. The tests make hundreds, and hardly any is about what they cost. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (password: string, cost?: Parameters<typeof real.hash>[1]) =>
      real.hash(password, price.isReal ? cost : cheap),
  };
});

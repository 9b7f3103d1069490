import { vi } from 'vitest';
import { price } from './password-price.ts';

/** Argon2 parameters that cost about a hundredth of the product's. */
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** A real hash takes a core for 40 ms, and the tests make hundreds of them. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (password: string, cost?: Parameters<typeof real.hash>[1]) =>
      real.hash(password, price.isReal ? cost : cheap),
  };
});

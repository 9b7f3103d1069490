import { vi } from 'vitest';
import { passwordCost } from './password-cost.ts';

/** Argon2 parameters with about a hundredth of the cost of the product's. */
const cheapCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** A real hash takes 40 ms of CPU time, and the tests create hundreds. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (password: string, cost?: Parameters<typeof real.hash>[1]) =>
      real.hash(password, passwordCost.isReal ? cost : cheapCost),
  };
});

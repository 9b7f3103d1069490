import { onTestFinished } from 'vitest';

/** In its own module, because vitest evaluates the setup file again for each test file. */
export const passwordCost = { isReal: false };

/** Hashes passwords with the product's parameters until the current test ends. */
export function hashAtRealCost(): void {
  passwordCost.isReal = true;
  onTestFinished(() => {
    passwordCost.isReal = false;
  });
}

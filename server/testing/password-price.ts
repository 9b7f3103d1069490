import { onTestFinished } from 'vitest';

/** Beside the setup file, which begins anew with each test file. */
export const price = { isReal: false };

/** For the test that looks at the price: until it ends, passwords are hashed as the product hashes them. */
export function hashAtRealPrice(): void {
  price.isReal = true;
  onTestFinished(() => {
    price.isReal = false;
  });
}

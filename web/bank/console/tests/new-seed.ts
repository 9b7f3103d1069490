/** A random seed: every press of the button assembles another test. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

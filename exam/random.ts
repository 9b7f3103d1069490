/** Returns numbers from 0 up to but not including 1. Randomness is an argument, so the same seed gives the same result. */
export type Random = () => number;

const word = 2 ** 32;

/** A counter put through an integer hash. Good enough for shuffling and simulation, but not for secrets. */
export function seededRandom(seed: number): Random {
  let counter = Math.trunc(seed) >>> 0;
  return () => {
    counter = (counter + 0x9e_37_79_b9) >>> 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21_f0_aa_ad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / word;
  };
}

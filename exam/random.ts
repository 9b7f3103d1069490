/** A number from 0 up to but not including 1. Chance is an argument: the same seed tells the same story. */
export type Random = () => number;

const word = 2 ** 32;

/** Good enough to shuffle and to simulate, useless for secrets. A counter put through an integer hash. */
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

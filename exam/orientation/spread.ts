/**
 * How sure a theme's score is, from the person's own answers alone.
 *
 * A score is 8 × the mean of what the person said about the theme's k statements. The statements are taken as a sample of
 * all that could have been asked about the theme; with another sample the mean would have come out differently by about
 * s / √k, so the score by 8 s / √k, which is √8 × s where all eight were answered.
 *
 * s is pooled over the six themes: s² = Σ (answer − mean of its theme)² / (N − 6), with N − 6 degrees of freedom, 42 where
 * all 48 were answered. Assumed: the spread within a theme is much the same in all six, answers to different statements
 * err independently, and five degrees are near enough to a scale of equal steps. It says nothing about another day or mood.
 *
 * An answer in whole degrees can be half a degree off, evenly: that alone has the variance 1/12, and s² is never less.
 */
const roundingVariance = 1 / 12;

export interface Spread {
  /** s, in degrees of one answer. */
  deviation: number;
  freedom: number;
}

export function pooledSpread(groups: readonly (readonly number[])[]): Spread {
  const squares = groups.flatMap((group) => {
    const mean = meanOf(group);
    return group.map((value) => (value - mean) ** 2);
  });
  const freedom = squares.length - groups.length;
  return { deviation: Math.sqrt(Math.max(sum(squares) / freedom, roundingVariance)), freedom };
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const meanOf = (values: readonly number[]): number => sum(values) / values.length;

/**
 * The quantile of Student's t from the normal one, by the first two terms of its expansion in 1/freedom (Abramowitz and
 * Stegun 26.7.5). From 30 degrees of freedom on, as here, it is right to the third decimal.
 */
export const studentQuantile = (normal: number, freedom: number): number =>
  normal +
  (normal ** 3 + normal) / (4 * freedom) +
  (5 * normal ** 5 + 16 * normal ** 3 + 3 * normal) / (96 * freedom ** 2);

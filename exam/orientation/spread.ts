/**
 * The uncertainty of a theme's score, from the person's own answers alone.
 *
 * A score is 8 × the mean of the person's answers to the theme's k statements. The statements are a sample of all possible
 * statements about the theme. The standard error of the mean is s / √k, so that of the score is 8 s / √k, which is √8 × s if all
 * eight were answered.
 *
 * s is pooled over the six themes: s² = Σ (answer − mean of its theme)² / (N − 6), with N − 6 degrees of freedom, 42 if all 48
 * were answered. This assumes that the spread within a theme is about equal in all six, that answers to different statements have
 * independent errors, and that the five degrees are almost an interval scale. It says nothing about another day or mood.
 *
 * An answer in whole degrees has a uniform rounding error of up to half a degree. Its variance is 1/12, and s² is never less.
 */
const roundingVariance = 1 / 12;

export interface Spread {
  /** s, in degrees of the answer scale. */
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
 * The quantile of Student's t distribution from the normal one, by the first two terms of its expansion in 1/freedom
 * (Abramowitz and Stegun 26.7.5). From 30 degrees of freedom on, as here, it is accurate to the third decimal.
 */
export const studentQuantile = (normal: number, freedom: number): number =>
  normal +
  (normal ** 3 + normal) / (4 * freedom) +
  (5 * normal ** 5 + 16 * normal ** 3 + 3 * normal) / (96 * freedom ** 2);

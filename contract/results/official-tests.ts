/** The tests of the College Board whose scores a student may enter. Both report sections on one scale. */
export const officialTests = ['sat', 'psat'] as const;
export type OfficialTest = (typeof officialTests)[number];

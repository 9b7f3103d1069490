/**
 * What an SAT total of a university means: the lowest with which it took applications, or the lowest that it admitted. The second is
 * usually much higher.
 */
export const thresholdKinds = ['application', 'cut-off'] as const;

export type ThresholdKind = (typeof thresholdKinds)[number];

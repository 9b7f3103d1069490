export const testKinds = ['full', 'diagnostic', 'practice'] as const;
export type TestKind = (typeof testKinds)[number];

export const importLimits = { bytes: 5 * 1024 * 1024, items: 2000 } as const;

export const calibrationModels = ['1PL', '2PL', '3PL'] as const;

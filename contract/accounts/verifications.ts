export const verifications = ['verified', 'unverified', 'pending'] as const;

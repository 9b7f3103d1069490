export const genders = ['male', 'female', 'other', 'unspecified'] as const;

export const phaseStates = ['completed', 'in progress', 'planned'] as const;

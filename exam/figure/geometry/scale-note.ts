export const scaleNote = 'Note: Figure not drawn to scale.';

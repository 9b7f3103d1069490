/** The element id of the panel that the row with this id opens. */
export const panelId = (row: string): string => `${row}-open`;

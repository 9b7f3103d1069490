/** Of what a row opens, by the id of the row. */
export const panelId = (row: string): string => `${row}-open`;

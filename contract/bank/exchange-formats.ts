/** Our own YAML format, a spreadsheet, and the 1EdTech QTI 3.0 standard that other systems read. */
export const exchangeFormats = ['yaml', 'csv', 'qti'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** Our own notation, a spreadsheet, and the standard that other systems read (1EdTech QTI 3.0). */
export const exchangeFormats = ['yaml', 'csv', 'qti'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

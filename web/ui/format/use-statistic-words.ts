import { useFormat } from './use-format.ts';

/** As statisticians write them: .31 in English, 0,31 in Vietnamese; a true minus; a dash for what can't be reckoned. */
export function useStatisticWords() {
  const { number } = useFormat();
  return (value: number | null, decimals = 2): string => {
    if (value === null) return '–';
    // What rounds to nothing has no sign.
    const isNothing = Math.abs(value) < 0.5 * 10 ** -decimals;
    return number(isNothing ? 0 : value, decimals)
      .replace(/^-/, '−')
      .replace(/^(−?)0\./, '$1.');
  };
}

import { useFormat } from './use-format.ts';

/**
 * Formats a statistic as .31 in English and 0,31 in Vietnamese, with a true minus sign; null, which could not be computed,
 * becomes a dash.
 */
export function useStatisticFormat() {
  const { number } = useFormat();
  return (value: number | null, decimals = 2): string => {
    if (value === null) return '–';
    // A value that rounds to zero has no sign.
    const roundsToZero = Math.abs(value) < 0.5 * 10 ** -decimals;
    return number(roundsToZero ? 0 : value, decimals)
      .replace(/^-/, '−')
      .replace(/^(−?)0\./, '$1.');
  };
}

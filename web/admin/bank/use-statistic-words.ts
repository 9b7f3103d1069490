import { useFormat } from '../../ui/use-format.ts';

/** As statisticians write them: .31 in English, 0,31 in Vietnamese; a true minus. */
export function useStatisticWords() {
  const { number } = useFormat();
  return (value: number | null): string => {
    if (value === null) return '–';
    return number(value, 2)
      .replace(/^-/, '−')
      .replace(/^(−?)0\./, '$1.');
  };
}

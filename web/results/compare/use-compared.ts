import { useSearchParams } from 'react-router';

/** The other attempt stands in the address, so that a comparison can be linked to and survives a reload. */
export function useCompared(): [string | null, (attempt: string) => void] {
  const [params, setParams] = useSearchParams();
  const compareWith = (attempt: string): void =>
    setParams(
      (before) => {
        before.set('compare', attempt);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('compare'), compareWith];
}

import { useSearchParams } from 'react-router';

/** Signs nobody can mistake, in two groups; large or small, with or without the hyphen. */
const shape = /^[2-9A-HJ-NP-Z]{5}-?[2-9A-HJ-NP-Z]{5}$/i;

/** As it is asked for, or null where it can't be a code. */
export function readCode(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-').toUpperCase();
  return shape.test(text) ? text : null;
}

/** The code to answer, in the address: a letter brings it there, and it stays through signing in. */
export function useGivenCode(): [string | null, (code: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const give = (code: string | null): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (code === null) after.delete('code');
        else after.set('code', code);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readCode(params.get('code') ?? ''), give];
}

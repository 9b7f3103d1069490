import { useSearchParams } from 'react-router';

/** Unambiguous characters in two groups, in either case, with or without the hyphen. */
const pattern = /^[2-9A-HJ-NP-Z]{5}-?[2-9A-HJ-NP-Z]{5}$/i;

/** Normalizes a typed code; null if it can't be one. */
export function readCode(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-').toUpperCase();
  return pattern.test(text) ? text : null;
}

/** The code of the invitation to answer, kept in the address: an email links to it, and it survives signing in. */
export function useInvitationCode(): [string | null, (code: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const setCode = (code: string | null): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (code === null) after.delete('code');
        else after.set('code', code);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readCode(params.get('code') ?? ''), setCode];
}

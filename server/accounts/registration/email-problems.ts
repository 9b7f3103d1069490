import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import type { BrokenField } from '../../platform/http/refused.ts';

/** The rule that the address of a new account breaks, as the field `email`. */
export function emailProblems(email: string): BrokenField[] {
  const rule = email.trim() === '' ? 'required' : brokenEmailRule(email);
  return rule ? [{ path: 'email', rule }] : [];
}

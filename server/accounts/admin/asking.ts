import type { Language } from '@bac/exam/item/language.ts';
import type { SignedIn } from '../../platform/http/session.ts';

/** Who asks for something to be done to an account. */
export interface Asking {
  actor: SignedIn;
  requestId: string;
  /** Of the page they ask from. */
  language: Language;
}

/** Digits as typed, and the international form where the number is one of Vietnam. */
export function readPhone(typed: string): { phone: string; phoneE164: string | null } {
  const phone = typed.replaceAll(/\D/g, '');
  const national = /^0(\d{9,10})$/.exec(phone)?.[1] ?? /^84(\d{9})$/.exec(phone)?.[1];
  return { phone, phoneE164: national ? `+84${national}` : null };
}

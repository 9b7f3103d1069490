import type { Settings } from './settings.ts';

/** What a new site shows until an administrator enters the real values. */
export const placeholderContacts = {
  address: {
    en: '5th floor, 88 Hoàng Cầu Street, Đống Đa Ward, Hà Nội, Vietnam',
    vi: 'Tầng 5, số 88 phố Hoàng Cầu, phường Đống Đa, Hà Nội',
  },
  email: 'lienhe@bac.example',
  phone: '024 7300 0000',
} as const;

export type Placeholder = 'name' | 'registration' | 'address' | 'email' | 'phone';

/** No address in these domains can receive email (RFC 2606). */
const isReserved = (email: string): boolean => /[@.](example|test|invalid|localhost)$/.test(email);

/** Lists what the legal pages and the footer name and nobody has entered yet. */
export function placeholdersOf({
  operator,
  contacts: { address, email, phone },
}: Pick<Settings, 'operator' | 'contacts'>): Placeholder[] {
  const { address: shipped } = placeholderContacts;
  const stands: Record<Placeholder, boolean> = {
    name: operator.name.trim() === '',
    registration: operator.registration.trim() === '',
    address: address.en === shipped.en || address.vi === shipped.vi,
    email: isReserved(email.trim().toLowerCase()),
    phone: phone === placeholderContacts.phone,
  };
  return (Object.keys(stands) as Placeholder[]).filter((name) => stands[name]);
}

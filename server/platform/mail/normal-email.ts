/** One spelling for each address, so that one person cannot register it twice. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

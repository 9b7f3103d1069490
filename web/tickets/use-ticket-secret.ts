import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storeSecret, secretFor } from './ticket-secret.ts';

/** The secret that opens this ticket, if there is one; removes it from the address once the page is rendered. */
export function useTicketSecret(ticket: string): string | undefined {
  const [search, setSearch] = useSearchParams();
  const isInAddress = search.has('secret');
  const found = secretFor(ticket, search);
  // Without storage, the secret lives as long as the page.
  const [remembered, setRemembered] = useState({ ticket, secret: found });
  if (remembered.ticket !== ticket || (found !== undefined && found !== remembered.secret)) {
    setRemembered({ ticket, secret: found });
  }

  useEffect(() => {
    if (!isInAddress) return;
    if (found !== undefined) storeSecret(ticket, found);
    setSearch(
      (before) => {
        before.delete('secret');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isInAddress, found, ticket, setSearch]);

  return found ?? (remembered.ticket === ticket ? remembered.secret : undefined);
}

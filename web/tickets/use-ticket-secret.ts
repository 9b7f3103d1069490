import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepSecret, secretFor } from './ticket-secret.ts';

/** The secret that opens this ticket, if there is one; taken out of the address as soon as the page is there. */
export function useTicketSecret(ticket: string): string | undefined {
  const [search, setSearch] = useSearchParams();
  const isInAddress = search.has('secret');
  const found = secretFor(ticket, search);
  // Where nothing can be kept, it lives as long as the page.
  const [known, setKnown] = useState({ ticket, secret: found });
  if (known.ticket !== ticket || (found !== undefined && found !== known.secret)) {
    setKnown({ ticket, secret: found });
  }

  useEffect(() => {
    if (!isInAddress) return;
    if (found !== undefined) keepSecret(ticket, found);
    setSearch(
      (before) => {
        before.delete('secret');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isInAddress, found, ticket, setSearch]);

  return found ?? (known.ticket === ticket ? known.secret : undefined);
}

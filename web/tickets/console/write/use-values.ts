import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useUser } from '../../../api/auth-state.ts';
import { site } from '../../../api/site.ts';
import { greetingName, type Values } from './fill-canned.ts';

/** What a canned reply says of this ticket, in the language of whoever reads it. */
export function useValues({ person, number, about }: WholeTicket): Values {
  const agent = useUser()?.fullName ?? '';
  return {
    name: greetingName(person.name, person.language),
    number: String(number),
    // As people see the team everywhere: by the given name.
    agent: greetingName(agent, 'vi'),
    site: site.siteName,
    ...(about && { test: about.test[person.language] }),
  };
}

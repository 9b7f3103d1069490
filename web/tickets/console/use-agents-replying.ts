import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../api/auth-state.ts';

/** A report expires unless it is refreshed within this time. */
const lasts = 9_000;

interface Writer {
  ticket: string;
  name: string;
  until: number;
}

interface AgentsReplying {
  /** Names of the others who are writing at the open ticket. */
  names: string[];
  hear: (line: TicketLine) => void;
}

/** Other agents who are replying: first as the ticket was loaded, then as the live stream reports. */
export function useAgentsReplying(ticket: WholeTicket | undefined): AgentsReplying {
  const me = useUser()?.accountId;
  const [writers, setWriters] = useState<Writer[]>([]);
  const said = JSON.stringify([ticket?.id, ticket?.replying]);
  const [staleWord, setStaleWord] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setStaleWord(said), lasts);
    return () => clearTimeout(timer);
  }, [said]);

  useEffect(() => {
    if (writers.length === 0) return undefined;
    const next = Math.min(...writers.map(({ until }) => until)) - Date.now();
    const forget = (): void => setWriters((all) => all.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(forget, Math.max(0, next) + 10);
    return () => clearTimeout(timer);
  }, [writers]);

  const heard = writers.filter((one) => one.ticket === ticket?.id).map(({ name }) => name);
  const first = said === staleWord ? [] : (ticket?.replying ?? []);
  return {
    names: [...new Set([...first, ...heard])],
    hear: ({ ticket: at, agent, isReplying = false }) => {
      if (!at || !agent || agent.id === me) return;
      const { name } = agent;
      if (at === ticket?.id) setStaleWord(said);
      setWriters((all) => [
        ...all.filter((one) => one.ticket !== at || one.name !== name),
        ...(isReplying ? [{ ticket: at, name, until: Date.now() + lasts }] : []),
      ]);
    },
  };
}

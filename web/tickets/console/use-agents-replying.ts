import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../api/auth-state.ts';

/** A report expires unless it is refreshed within this time. */
const expiryMilliseconds = 9_000;

interface Writer {
  ticket: string;
  name: string;
  until: number;
}

interface AgentsReplying {
  /** Names of the other agents who are writing in the open ticket. */
  names: string[];
  receive: (line: TicketLine) => void;
}

/** Other agents who are replying: first as the ticket was loaded, then as the live stream reports. */
export function useAgentsReplying(ticket: WholeTicket | undefined): AgentsReplying {
  const me = useUser()?.accountId;
  const [writers, setWriters] = useState<Writer[]>([]);
  const loadedKey = JSON.stringify([ticket?.id, ticket?.replying]);
  const [staleKey, setStaleKey] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setStaleKey(loadedKey), expiryMilliseconds);
    return () => clearTimeout(timer);
  }, [loadedKey]);

  useEffect(() => {
    if (writers.length === 0) return undefined;
    const next = Math.min(...writers.map(({ until }) => until)) - Date.now();
    const forget = (): void => setWriters((all) => all.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(forget, Math.max(0, next) + 10);
    return () => clearTimeout(timer);
  }, [writers]);

  const reported = writers.filter((one) => one.ticket === ticket?.id).map(({ name }) => name);
  const loaded = loadedKey === staleKey ? [] : (ticket?.replying ?? []);
  return {
    names: [...new Set([...loaded, ...reported])],
    receive: ({ ticket: ticketId, agent, isReplying = false }) => {
      if (!ticketId || !agent || agent.id === me) return;
      const { name } = agent;
      if (ticketId === ticket?.id) setStaleKey(loadedKey);
      setWriters((all) => [
        ...all.filter((one) => one.ticket !== ticketId || one.name !== name),
        ...(isReplying ? [{ ticket: ticketId, name, until: Date.now() + expiryMilliseconds }] : []),
      ]);
    },
  };
}

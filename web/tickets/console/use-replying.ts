import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../api/auth-state.ts';

/** What is not said again within this time is over. */
const lasts = 9_000;

interface Writer {
  ticket: string;
  name: string;
  until: number;
}

interface Replying {
  /** Names of the others who are writing at the open ticket. */
  names: string[];
  hear: (line: TicketLine) => void;
}

/** Who else is writing: as the ticket said when it came, for as long as that holds, and as the stream says from then on. */
export function useReplying(ticket: WholeTicket | undefined): Replying {
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

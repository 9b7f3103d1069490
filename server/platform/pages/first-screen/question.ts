import { apiBase } from '@bac/contract/protocol/route.ts';

/** A call of the API as a screen makes it: the key of the route, and what is given along. */
export interface Question {
  key: string;
  given?: { params?: Record<string, string>; query?: Record<string, never> };
}

/** As the browser's `useReply` names it. */
export const nameOf = ({ key, given = {} }: Question): string => JSON.stringify([key, given]);

export function addressOf({ key, given }: Question): string {
  const path = key.replace(/^GET /, '');
  return (
    apiBase +
    path.replace(/:(\w+)/g, (_part, name: string) =>
      encodeURIComponent(given?.params?.[name] ?? ''),
    )
  );
}

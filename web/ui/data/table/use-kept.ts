import { useState } from 'react';

interface Reply<Data> {
  data: Data | undefined;
  error: unknown;
}

/** The rows before stay until the next ones are there: a table that blinks at every key loses its reader. */
export function useKept<Data>({ data, error }: Reply<Data>): Data | undefined {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? (error ? undefined : kept);
}

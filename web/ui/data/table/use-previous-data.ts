import { useState } from 'react';

interface Reply<Data> {
  data: Data | undefined;
  error: unknown;
}

/** Returns the previous rows until the next ones arrive, so that the table doesn't flicker at every key. */
export function usePreviousData<Data>({ data, error }: Reply<Data>): Data | undefined {
  const [previous, setPrevious] = useState(data);
  if (data !== undefined && data !== previous) setPrevious(data);
  return data ?? (error ? undefined : previous);
}

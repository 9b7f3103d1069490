import { Alert } from '@mantine/core';

/** What went wrong, in the server's words, read out as soon as it appears. */
export function Problem({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Alert color="lotus" variant="light">
      {message}
    </Alert>
  );
}

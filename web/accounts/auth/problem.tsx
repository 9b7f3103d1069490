import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  message: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What went wrong, in the server's words, read out as soon as it appears. */
export function Problem({ message, children }: Props) {
  if (message === undefined) return null;
  return (
    <Alert color="lotus" variant="light">
      {message}
      {children}
    </Alert>
  );
}

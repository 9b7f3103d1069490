import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  message: string | undefined;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** The server's error message; screen readers announce it as soon as it appears. */
export function Problem({ message, children }: Props) {
  if (message === undefined) return null;
  return (
    <Alert color="lotus" variant="light">
      {message}
      {children}
    </Alert>
  );
}

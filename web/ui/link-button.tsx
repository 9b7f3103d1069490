import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

interface Props extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'leftSection' | 'rightSection' | 'fullWidth'
> {
  to: To;
  children: ReactNode;
}

/** Goes somewhere, so it is a link, however much it looks like a button. */
export function LinkButton({ to, ...look }: Props) {
  return <Button component={Link} to={to} {...look} />;
}

import { useId, type ReactNode } from 'react';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './person.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** One section of the panel with its heading. */
export function PanelSection({ title, children }: Props) {
  const id = useId();
  return (
    <Stack as="section" gap={6} className={classes.part} aria-labelledby={id}>
      <Muted as="h2" size="xs" id={id}>
        {title}
      </Muted>
      {children}
    </Stack>
  );
}

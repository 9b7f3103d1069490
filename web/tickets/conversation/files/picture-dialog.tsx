import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import classes from './files.module.css';

interface Props {
  file: TicketFile;
  address: string;
  onClose: () => void;
  children: ReactNode;
}

/** A picture as large as the window allows. */
export function PictureDialog({ file, address, onClose, children }: Props) {
  useFocusReturn();
  return (
    <Dialog title={file.name} size={960} onClose={onClose}>
      <Stack gap={12} className={classes.large}>
        <img src={address} alt={file.name} />
        {children}
      </Stack>
    </Dialog>
  );
}

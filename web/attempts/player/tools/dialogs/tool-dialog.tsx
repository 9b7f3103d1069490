import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

interface Props {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to read during a test. The clock keeps running. */
export const ToolDialog = (props: Props) => <Dialog size={720} isForReading {...props} />;

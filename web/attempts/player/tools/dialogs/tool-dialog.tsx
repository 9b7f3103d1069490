import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

interface Props {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Something to read in the middle of a test. The clock runs on. */
export const ToolDialog = (props: Props) => <Dialog size={720} isForReading {...props} />;

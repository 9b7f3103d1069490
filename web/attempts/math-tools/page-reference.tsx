import { PrerenderedFormulas } from '../../item/item-text/prerendered-formulas.ts';
import { referenceFormulas } from '../player/module/tools/reference-formulas.ts';
import { ReferenceSheet } from '../player/tools/reference/reference-sheet.tsx';

export interface ToolWindowProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The reference sheet of the test. */
export const PageReference = ({ isOpen, onClose }: ToolWindowProps) =>
  isOpen && (
    <PrerenderedFormulas value={referenceFormulas}>
      <ReferenceSheet onClose={onClose} />
    </PrerenderedFormulas>
  );

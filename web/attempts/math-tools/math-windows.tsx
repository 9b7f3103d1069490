import { useLayoutEffect } from 'react';
import { PrerenderedFormulas } from '../../item/item-text/prerendered-formulas.ts';
import { CalculatorTool } from '../player/calculator/calculator-tool.tsx';
import { referenceFormulas } from '../player/module/tools/reference-formulas.ts';
import { ReferenceSheet } from '../player/tools/reference/reference-sheet.tsx';
import { setOpenLayers } from '../player/tools/window/layers.ts';

export type MathToolName = 'calculator' | 'reference';

interface Props {
  open: readonly MathToolName[];
  onClose: (name: MathToolName) => void;
}

/** The windows of the test over a page: each moves, resizes and keeps its content as there. */
export function MathWindows({ open, onClose }: Props) {
  useLayoutEffect(() => setOpenLayers(open), [open]);
  useLayoutEffect(() => () => setOpenLayers([]), []);
  return (
    <>
      <CalculatorTool
        id="redo"
        isOpen={open.includes('calculator')}
        onClose={() => onClose('calculator')}
      />
      {open.includes('reference') && (
        <PrerenderedFormulas value={referenceFormulas}>
          <ReferenceSheet onClose={() => onClose('reference')} />
        </PrerenderedFormulas>
      )}
    </>
  );
}

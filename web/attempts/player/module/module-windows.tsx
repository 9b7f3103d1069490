import type { Section } from '@bac/exam/item/section.ts';
import { memo, useLayoutEffect } from 'react';
import { KnownFormulas } from '../../../item/item-text/known-formulas.ts';
import type { Player } from '../player.ts';
import { Directions } from '../tools/dialogs/directions.tsx';
import { HelpDialog } from '../tools/dialogs/help-dialog.tsx';
import { ShortcutsDialog } from '../tools/dialogs/shortcuts-dialog.tsx';
import { ReferenceSheet } from '../tools/reference/reference-sheet.tsx';
import { setOpenLayers } from '../tools/window/layers.ts';
import { CalculatorTool } from './calculator-tool.tsx';
import { referenceFormulas } from './reference-formulas.ts';
import type { Tools } from './use-tools.ts';

interface Props {
  attempt: string;
  section: Section;
  instruction: Player['instruction'];
  tools: Tools;
  hasSpeech: boolean;
}

const layers = ['calculator', 'reference', 'notes', 'lineReader'] as const;

/** What opens over the question and beside it. */
export const ModuleWindows = memo(function ModuleWindows(props: Props) {
  const { attempt, section, instruction, tools, hasSpeech } = props;
  const { isOn, set } = tools;
  useLayoutEffect(() => setOpenLayers(layers.filter(isOn)), [isOn]);
  useLayoutEffect(() => () => setOpenLayers([]), []);
  return (
    <>
      <Directions
        section={section}
        instruction={instruction}
        isOpen={isOn('directions')}
        onClose={() => set('directions', false)}
      />
      <HelpDialog
        section={section}
        hasTextToSpeech={hasSpeech}
        isOpen={isOn('help')}
        onClose={() => set('help', false)}
      />
      <ShortcutsDialog isOpen={isOn('shortcuts')} onClose={() => set('shortcuts', false)} />
      <CalculatorTool
        attempt={attempt}
        isOpen={isOn('calculator')}
        onClose={() => set('calculator', false)}
      />
      {isOn('reference') && (
        <KnownFormulas value={referenceFormulas}>
          <ReferenceSheet onClose={() => set('reference', false)} />
        </KnownFormulas>
      )}
    </>
  );
});

import type { Section } from '@bac/exam/item/section.ts';
import { memo, useLayoutEffect, useState, type ComponentProps } from 'react';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { useStoredCalculator } from '../calculator/use-stored-calculator.ts';
import type { Player } from '../player.ts';
import { Directions } from '../tools/dialogs/directions.tsx';
import { HelpDialog } from '../tools/dialogs/help-dialog.tsx';
import { ShortcutsDialog } from '../tools/dialogs/shortcuts-dialog.tsx';
import { ReferenceSheet } from '../tools/reference/reference-sheet.tsx';
import { setOpenLayers } from '../tools/window/layers.ts';
import { Announcer } from './announcer.tsx';
import { CalculatorWindow } from './tools/later-calculator.ts';
import { referenceFormulas } from './tools/reference-formulas.ts';
import type { Tools } from './tools/use-tools.ts';

interface CalculatorToolProps {
  attempt: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Fetches the calculator when it is opened for the first time, at the latest. */
function CalculatorTool({ attempt, ...props }: CalculatorToolProps) {
  const [wasOpened, setOpened] = useState(false);
  const stored = useStoredCalculator(attempt);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened && <CalculatorWindow {...props} {...stored} />;
}

interface WindowsProps {
  attempt: string;
  section: Section;
  instruction: Player['instruction'];
  tools: Tools;
  hasSpeech: boolean;
}

const layers = ['calculator', 'reference', 'notes', 'lineReader'] as const;

const Windows = memo(function Windows(props: WindowsProps) {
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
        <PrerenderedFormulas value={referenceFormulas}>
          <ReferenceSheet onClose={() => set('reference', false)} />
        </PrerenderedFormulas>
      )}
    </>
  );
});

interface Props extends WindowsProps, ComponentProps<typeof Announcer> {}

/** The dialogs and windows that open over the question, and the messages for screen readers. */
export const ModuleWindows = ({ questions, current, isReviewing, ...windows }: Props) => (
  <>
    <Announcer questions={questions} current={current} isReviewing={isReviewing} />
    <Windows {...windows} />
  </>
);

import { IconCalculator, IconChevronDown, IconHighlight, IconMath } from '@tabler/icons-react';
import type { Section } from '@bac/exam/item/section.ts';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../tools/bar/tool-button.tsx';
import { useRegions } from '../tools/shortcuts/use-regions.ts';
import { Timer } from '../tools/timer/timer.tsx';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import { MoreTools } from './tools/later-tools.ts';
import classes from './module.module.css';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import type { Tools } from './tools/use-tools.ts';

interface Props {
  heading: string;
  section: Section;
  deadline: number;
  now: () => number;
  tools: Tools;
  zoom: Zoom;
  hasSpeech: boolean;
  onPause: (() => void) | undefined;
  onExit: () => void;
}

/** The bar above the questions. Memoized: it does not render again with every question. */
export const ModuleHeader = memo(function ModuleHeader(props: Props) {
  const { heading, section, deadline, now, tools } = props;
  const { t } = useTranslation('attempts/player');
  const region = useRegions();
  const [isMoreRequested, setMoreRequested] = useState(false);
  return (
    <header className={classes.header}>
      <div {...region('controls')}>
        <h1 className={classes.heading}>{heading}</h1>
        <PlainButton
          className={classes.directions}
          aria-haspopup="dialog"
          onClick={() => tools.toggle('directions')}
        >
          {t('directions')}
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </PlainButton>
      </div>
      <div className={classes.clock} {...region('timer')}>
        <Timer
          deadline={deadline}
          now={now}
          isHidden={tools.isOn('timerHidden')}
          onToggle={() => tools.toggle('timerHidden')}
          onFiveMinutes={() => tools.set('timerHidden', false)}
        />
      </div>
      <div className={classes.tools} {...region('tools')}>
        {section === 'math' ? (
          <>
            <ToolButton
              name="calculator"
              icon={IconCalculator}
              isOn={tools.isOn('calculator')}
              onClick={() => tools.toggle('calculator')}
            />
            <ToolButton
              name="reference"
              icon={IconMath}
              isOn={tools.isOn('reference')}
              onClick={() => tools.toggle('reference')}
            />
          </>
        ) : (
          <ToolButton
            name="highlights"
            icon={IconHighlight}
            isOn={tools.isOn('highlights')}
            onClick={() => tools.toggle('highlights')}
          />
        )}
        <MoreTools
          {...props}
          isRequested={isMoreRequested}
          onRequest={() => setMoreRequested(true)}
        />
      </div>
    </header>
  );
});

import { IconChevronDown } from '@tabler/icons-react';
import type { Section } from '@bac/exam/item/section.ts';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoreItem } from '../tools/bar/more-item-row.tsx';
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

/** The tools that have no button of their own in the bar. */
function moreItems({ section, tools, hasSpeech, onPause, onExit }: Props): MoreItem[] {
  const { toggle, isOn } = tools;
  const items: (MoreItem | false)[] = [
    section === 'math' && {
      name: 'highlights',
      isOn: isOn('highlights'),
      onSelect: () => toggle('highlights'),
    },
    { name: 'notes', isOn: isOn('notes'), onSelect: () => toggle('notes') },
    { name: 'lineReader', isOn: isOn('lineReader'), onSelect: () => toggle('lineReader') },
    hasSpeech && { name: 'speech', isOn: isOn('speech'), onSelect: () => toggle('speech') },
    { name: 'help', onSelect: () => toggle('help') },
    { name: 'shortcuts', onSelect: () => toggle('shortcuts') },
    onPause !== undefined && { name: 'pause', onSelect: onPause },
    { name: 'exit', onSelect: onExit },
  ];
  return items.filter((item) => item !== false);
}

/** The bar above the questions. Memoized: it does not render again with every question. */
export const ModuleHeader = memo(function ModuleHeader(props: Props) {
  const { heading, section, deadline, now, tools, zoom } = props;
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
              isOn={tools.isOn('calculator')}
              onClick={() => tools.toggle('calculator')}
            />
            <ToolButton
              name="reference"
              isOn={tools.isOn('reference')}
              onClick={() => tools.toggle('reference')}
            />
          </>
        ) : (
          <ToolButton
            name="highlights"
            isOn={tools.isOn('highlights')}
            onClick={() => tools.toggle('highlights')}
          />
        )}
        <MoreTools
          items={moreItems(props)}
          zoom={zoom}
          isRequested={isMoreRequested}
          onRequest={() => setMoreRequested(true)}
        />
      </div>
    </header>
  );
});

import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../ui/format/clock-time.ts';
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx';
import { Muted, PageGrid, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { EventList } from './event-list.tsx';
import classes from './replay.module.css';
import type { Staircase } from './staircase.ts';
import { momentAt, StaircaseDrawing } from './staircase-drawing.tsx';
import type { LogLine } from './describe-log.ts';
import { useEventText } from './use-event-text.ts';
import { usePlayhead } from './use-playhead.ts';

interface Props {
  staircase: Staircase;
  lines: readonly LogLine[];
  questions: number;
  start: number;
  /** The end of the playable time. */
  end: number;
  /** The end of the module's time, which may be later. */
  until: number;
}

const speeds = ['1', '8', '30'] as const;
const look = { size: 18, stroke: 1.8 } as const;
const defaultWidth = 640;

/** The replay of one module. The drawing and the list move together. */
export function ModuleReplay({ staircase, lines, questions, start, end, until }: Props) {
  const { t } = useTranslation('attempts/console');
  const { ref, width } = useElementSize();
  const playhead = usePlayhead(lines, start, end);
  const eventText = useEventText();
  const current = lines[playhead.index];
  const drawingWidth = width || defaultWidth;
  return (
    <PageGrid gap={20} className={classes.replay}>
      <Stack gap={10}>
        <div
          ref={ref}
          className={classes.slider}
          // An input could not contain the drawing.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label={t('replay.playhead')}
          aria-valuemin={0}
          aria-valuemax={Math.round((end - start) / 1000)}
          aria-valuenow={Math.round((playhead.at - start) / 1000)}
          aria-valuetext={`${clockTime(playhead.at - start)}${current ? `: ${eventText(current)}` : ''}`}
          onKeyDown={(event) => {
            if (playhead.press(event.key)) event.preventDefault();
          }}
          onPointerDown={({ clientX, currentTarget }) => {
            const { left } = currentTarget.getBoundingClientRect();
            playhead.seek(momentAt(clientX - left, drawingWidth, start, until));
          }}
        >
          <StaircaseDrawing
            staircase={staircase}
            width={drawingWidth}
            questions={questions}
            start={start}
            end={until}
            at={playhead.at}
            currentSeq={current?.seq}
          />
        </div>
        <Row>
          <Button
            className={classes.play}
            aria-label={t(playhead.isPlaying ? 'replay.pause' : 'replay.play')}
            onClick={playhead.toggle}
          >
            {playhead.isPlaying ? <IconPlayerPause {...look} /> : <IconPlayerPlay {...look} />}
          </Button>
          <Button
            variant="subtle"
            aria-label={t('replay.back')}
            onClick={() => playhead.go(playhead.index - 1)}
          >
            <IconPlayerSkipBack {...look} />
          </Button>
          <Button
            variant="subtle"
            aria-label={t('replay.next')}
            onClick={() => playhead.go(playhead.index + 1)}
          >
            <IconPlayerSkipForward {...look} />
          </Button>
          <SegmentedSwitch
            label={t('replay.speed')}
            choices={speeds.map((value) => ({ value, label: `${value}×` }))}
            value={playhead.speed}
            onChange={playhead.setSpeed}
          />
          <Row as="ul" gap={10} justify="end" className={classes.legend}>
            {(['answer', 'change', 'flag', 'late', 'silent', 'paused'] as const).map((kind) => (
              <li key={kind} data-kind={kind}>
                {t(`replay.legend.${kind}`)}
              </li>
            ))}
          </Row>
        </Row>
        <Muted size="xs">{t('replay.keys')}</Muted>
      </Stack>
      <EventList lines={lines} playhead={playhead} />
    </PageGrid>
  );
}

import { locales } from '@bac/exam/item/language.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useSpan } from '../use-span.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './replay.module.css';
import type { LogLine } from './describe-log.ts';
import type { Playhead } from './use-playhead.ts';
import { useEventText } from './use-event-text.ts';

const clockFormat = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

interface Props {
  lines: readonly LogLine[];
  playhead: Playhead;
}

/** Every event as text. The one at the playhead is marked and stays in view. */
export function EventList({ lines, playhead }: Props) {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const span = useSpan();
  const eventText = useEventText();
  const list = useRef<HTMLOListElement>(null);
  const { index } = playhead;
  useEffect(() => {
    const box = list.current;
    const row = box?.children[index] as HTMLElement | undefined;
    if (!box || !row) return;
    // Scrolls only the list, never the page.
    box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 2 + row.clientHeight / 2;
  }, [index]);
  const time = new Intl.DateTimeFormat(locales[language], clockFormat);
  return (
    <ol className={classes.events} ref={list} aria-label={t('replay.events')}>
      {lines.map((line, position) => (
        <li key={line.seq}>
          <PlainButton
            className={classes.event}
            aria-current={position === index ? 'step' : undefined}
            // The list is one tab stop; arrow keys move within it.
            tabIndex={position === index ? 0 : -1}
            data-what={line.what}
            onClick={() => playhead.go(position)}
            onKeyDown={(event) => {
              if (!playhead.press(event.key)) return;
              event.preventDefault();
            }}
          >
            <span className={classes.clock}>{time.format(line.at)}</span>
            <span>
              {eventText(line)}
              {line.lateMs > 0 && (
                <span className={classes.late}>
                  {' '}
                  {t('replay.late', { span: span(line.lateMs) })}
                </span>
              )}
            </span>
            <span className={classes.seq}>{line.seq}</span>
          </PlainButton>
        </li>
      ))}
    </ol>
  );
}

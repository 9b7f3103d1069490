import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useSpan } from '../use-span.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './replay.module.css';
import type { Told } from './tell-log.ts';
import type { Playhead } from './use-playhead.ts';
import { useEventWords } from './use-event-words.ts';

const clockFormat = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

interface Props {
  lines: readonly Told[];
  playhead: Playhead;
}

/** Every event in words; the one at the playhead is marked and stays in view. */
export function EventList({ lines, playhead }: Props) {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const span = useSpan();
  const words = useEventWords();
  const list = useRef<HTMLOListElement>(null);
  const { index } = playhead;
  useEffect(() => {
    const box = list.current;
    const row = box?.children[index] as HTMLElement | undefined;
    if (!box || !row) return;
    // The list alone scrolls, never the page.
    box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 2 + row.clientHeight / 2;
  }, [index]);
  const time = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', clockFormat);
  return (
    <ol className={classes.events} ref={list} aria-label={t('replay.events')}>
      {lines.map((line, place) => (
        <li key={line.seq}>
          <PlainButton
            className={classes.event}
            aria-current={place === index ? 'step' : undefined}
            // One stop for the keyboard: the arrow keys move along the list.
            tabIndex={place === index ? 0 : -1}
            data-what={line.what}
            onClick={() => playhead.go(place)}
            onKeyDown={(event) => {
              if (!playhead.press(event.key)) return;
              event.preventDefault();
            }}
          >
            <span className={classes.clock}>{time.format(line.at)}</span>
            <span>
              {words(line)}
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

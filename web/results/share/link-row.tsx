import type { Share } from '@bac/contract/results/result-shares.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './share.module.css';

interface Props {
  link: Share;
  isNew: boolean;
  isEnding: boolean;
  onEnd: () => void;
}

/** Asks for confirmation inside the row: a second dialog would hide which link is meant. */
export function LinkRow({ link, isNew, isEnding, onEnd }: Props) {
  const { t } = useTranslation('results/share');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const made = { date: format.date(link.createdAt), time: format.time(link.createdAt) };

  /** The pressed button disappears, so the focus moves to the harmless button that replaces it. */
  function ask(shouldAsk: boolean): void {
    flushSync(() => setAsking(shouldAsk));
    (shouldAsk ? keep : end).current?.focus();
  }

  return (
    <Row as="li" justify="between" className={classes.row}>
      <Stack gap={2}>
        <span>
          {t('made', made)} {isNew && <Chip tone="leaf">{t('new')}</Chip>}
        </span>
        <Muted as="span">{t('ends', { date: format.date(link.expiresAt) })}</Muted>
      </Stack>
      {isAsking ? (
        <fieldset>
          <legend className={classes.question}>{t('askEnd')}</legend>
          <Row gap={10} align="stretch">
            <Button
              variant="default"
              size="sm"
              ref={keep}
              disabled={isEnding}
              onClick={() => ask(false)}
            >
              {t('keep')}
            </Button>
            <Button color="lotus" size="sm" loading={isEnding} onClick={onEnd}>
              {t('endNow')}
            </Button>
          </Row>
        </fieldset>
      ) : (
        <Button
          variant="default"
          size="sm"
          ref={end}
          // Two links may have been made on the same day.
          aria-label={t('endOf', made)}
          onClick={() => ask(true)}
        >
          {t('end')}
        </Button>
      )}
    </Row>
  );
}

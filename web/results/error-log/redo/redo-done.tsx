import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './redo.module.css';

/** Nothing is due today: shows the next day, or says that nothing will come. */
export function NothingDue({ nextAt }: { nextAt: string | null }) {
  const { t } = useTranslation('results/error-log');
  const format = useFormat();
  return (
    <Card>
      <EmptyState
        title={t('redo.none')}
        text={nextAt ? t('redo.nextOn', { date: format.homeDate(nextAt) }) : t('redo.allLearned')}
      />
    </Card>
  );
}

interface Props {
  /** Whether each answer was right, in the order of the questions. */
  results: boolean[];
  /** How many more questions are due but not loaded. */
  left: number;
  nextAt: string | null;
  onMore: () => void;
  isLoadingMore: boolean;
}

export function RedoDone({ results, left, nextAt, onMore, isLoadingMore }: Props) {
  const { t } = useTranslation('results/error-log');
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const right = results.filter(Boolean).length;
  return (
    <Card>
      <Stack gap={12} className={classes.done}>
        <Row as="ol" justify="center" aria-hidden>
          {results.map((isRight, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the order in which they were answered
            <li key={index} className={classes.mark} data-right={isRight}>
              {isRight ? <IconCheck size={18} /> : <IconX size={18} />}
            </li>
          ))}
        </Row>
        <h3 ref={title} className={classes.doneTitle} tabIndex={-1}>
          {t('redo.score', { right, count: results.length })}
        </h3>
        <Muted size="base" className={classes.doneText}>
          {left > 0
            ? t('redo.left', { count: left })
            : nextAt
              ? t('redo.doneNextOn', { date: format.homeDate(nextAt) })
              : t('redo.allLearned')}
        </Muted>
        {left > 0 && (
          <Button loading={isLoadingMore} onClick={onMore}>
            {t('redo.more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

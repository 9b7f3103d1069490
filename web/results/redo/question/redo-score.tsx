import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './redo.module.css';

interface Props {
  /** Whether each answer was right, in the order of the questions. */
  results: boolean[];
  /** What comes next. */
  children: ReactNode;
}

/** How many answers were right, after the last question. */
export function RedoScore({ results, children }: Props) {
  const { t } = useTranslation('results/redo');
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
          {t('score', { right, count: results.length })}
        </h3>
        {children}
      </Stack>
    </Card>
  );
}

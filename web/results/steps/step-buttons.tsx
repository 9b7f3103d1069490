import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './step-buttons.module.css';

interface Props {
  hasPrevious: boolean;
  hasNext: boolean;
  nextLabel?: string | undefined;
  onMove: (step: -1 | 1) => void;
}

/** Leads to the previous and the next question. */
export function StepButtons({ hasPrevious, hasNext, nextLabel, onMove }: Props) {
  const { t } = useTranslation('results');
  return (
    <Row as="fieldset" gap={10} className={classes.steps} aria-label={t('steps.label')}>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        disabled={!hasPrevious}
        onClick={() => onMove(-1)}
      >
        {t('steps.previous')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={!hasNext}
        onClick={() => onMove(1)}
      >
        {nextLabel ?? t('steps.next')}
      </Button>
    </Row>
  );
}

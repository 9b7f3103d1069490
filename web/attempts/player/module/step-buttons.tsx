import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './module.module.css';

interface Props {
  isFirst: boolean;
  isReviewing: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Back and Next; the same from the second question to the last. */
export const StepButtons = memo(function StepButtons(props: Props) {
  const { isFirst, isReviewing, onBack, onNext } = props;
  const { t } = useTranslation('attempts/player');
  return (
    <div className={classes.steps}>
      <Button variant="default" isRound size="md" disabled={isFirst} onClick={onBack}>
        {t('back')}
      </Button>
      {!isReviewing && (
        <Button isRound size="md" onClick={onNext}>
          {t('next')}
        </Button>
      )}
    </div>
  );
});

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../notice.module.css';

interface Props {
  steps: number[];
  stepPath: (step: number) => string;
}

/** Says where answers are missing that a result needs. Always there, so that a reader speaks what comes into it. */
export function TooFew({ steps, stepPath }: Props) {
  const { t } = useTranslation('site/orientation/check');
  return (
    <div role="alert">
      {steps.length > 0 && (
        <p className={classes.notice}>
          {t('tooFew')}{' '}
          {steps.map((step) => (
            <Link key={step} to={stepPath(step)}>
              {t('toPart', { step })}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

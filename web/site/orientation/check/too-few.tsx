import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../notice.module.css';

interface Props {
  steps: number[];
  stepPath: (step: number) => string;
}

/** Lists the steps with missing answers that a result needs. Always rendered, so that screen readers announce its content. */
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

import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.tsx';
import classes from './state.module.css';

interface Props {
  title?: string;
  /** For an error instead of a whole page: the title is the page's `h1`. */
  isPageTitle?: boolean;
  /** The server's message, which is already in the user's language. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** The placeholder for content that failed to load, announced as soon as it appears, with a button to try again. */
export function ErrorState({
  title,
  isPageTitle = false,
  message,
  onRetry,
  isRetrying = false,
}: Props) {
  const { t } = useTranslation('ui');
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className={classes.state} role="alert">
      <svg className={classes.art} viewBox="0 0 96 64" aria-hidden>
        <path className={classes.steps} d="M8 58V47h18V36h12v22M60 58V25h22v33" />
        <path className={classes.ground} d="M2 58h36m22 0h34" />
        <path className={classes.break} d="M45 26l8 8-8 8 8 8-7 8" />
      </svg>
      <Title className={classes.title}>{title ?? t('notLoaded')}</Title>
      <p className={classes.text}>{message}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" loading={isRetrying} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

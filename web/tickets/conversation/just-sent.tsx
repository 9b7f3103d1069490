import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import classes from './conversation.module.css';

/** Said once, to who has just sent the ticket: it arrived, and how the answer comes. */
export function JustSent({ hasLetter }: { hasLetter: boolean }) {
  const { t } = useTranslation('tickets');
  const { state } = useLocation() as { state: { isJustSent?: boolean } | null };
  if (!state?.isJustSent) return null;
  return (
    <output className={classes.justSent}>
      <IconCircleCheck size={20} aria-hidden />
      {t(hasLetter ? 'conversation.justSentVisitor' : 'conversation.justSent')}
    </output>
  );
}

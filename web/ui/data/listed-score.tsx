import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Muted } from '../layout/boxes/boxes.tsx';
import classes from './listed-score.module.css';

/** An asterisk for a provisional score, which `ScoreNotes` explains once for a whole list. */
export function ProvisionalMark({ isProvisional }: { isProvisional: boolean }) {
  const { t } = useTranslation('ui');
  if (!isProvisional) return null;
  return (
    <>
      <span className={classes.mark} aria-hidden title={t('score.provisional')}>
        *
      </span>
      <VisuallyHidden>{t('score.mark')}</VisuallyHidden>
    </>
  );
}

interface Props {
  score: number;
  low: number;
  high: number;
  isProvisional: boolean;
  isStruck?: boolean;
  /** Puts the range below the score, for narrow columns. */
  isStacked?: boolean;
}

/** A score with its range, for lists and tables. */
export function ListedScore({ score, low, high, isProvisional, isStruck, isStacked }: Props) {
  const { t } = useTranslation('ui');
  return (
    <span
      className={classes.score}
      data-struck={isStruck || undefined}
      data-stacked={isStacked || undefined}
    >
      <b>{score}</b>
      <ProvisionalMark isProvisional={isProvisional} />{' '}
      <small aria-hidden>{t('score.range', { low, high })}</small>
      <VisuallyHidden>{t('score.likely', { low, high })}</VisuallyHidden>
    </span>
  );
}

interface NotesProps {
  /** The scores of the list; a missing one is skipped. */
  scores: readonly ({ isProvisional: boolean; method?: string } | null | undefined)[];
  className?: string | undefined;
}

/** Explains the asterisk of provisional scores, and that scores of two methods are compared with care. */
export function ScoreNotes({ scores, className }: NotesProps) {
  const { t } = useTranslation('ui');
  const listed = scores.filter((score) => score !== null && score !== undefined);
  const isProvisional = listed.some((score) => score.isProvisional);
  const methods = new Set(listed.flatMap(({ method }) => method ?? []));
  const notes = [
    ...(isProvisional ? [t('score.provisional')] : []),
    ...(methods.size > 1 ? [t('score.methods')] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Muted size="sm" className={className}>
      {isProvisional && '* '}
      {notes.join(' ')}
    </Muted>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format/use-format.ts';
import { CopyButton } from './copy-button.tsx';
import { letterParts } from './letter-parts.ts';
import { LetterText } from './letter-text.tsx';
import classes from './mailbox.module.css';
import type { Letter } from './use-mailbox.ts';

export function LetterCard({ letter }: { letter: Letter }) {
  const { t } = useTranslation('demo');
  const { date, time } = useFormat();
  const subjectId = useId();
  const wanted = letterParts(letter.text).find(({ kind }) => kind !== 'words');
  return (
    <article className={classes.letter} aria-labelledby={subjectId}>
      <header className={classes.header}>
        <h2 id={subjectId} className={classes.subject}>
          {letter.subject}
        </h2>
        <p className={classes.envelope}>
          {t('to')} <span className={classes.address}>{letter.to}</span>
        </p>
        <time className={classes.time} dateTime={letter.sentAt}>
          {time(letter.sentAt)}, {date(letter.sentAt)}
        </time>
      </header>
      <LetterText text={letter.text} />
      {wanted && <CopyButton key={wanted.text} part={wanted} />}
    </article>
  );
}

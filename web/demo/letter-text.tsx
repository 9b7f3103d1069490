import { Link } from 'react-router';
import { letterParts, placeHere, type LetterPart } from './letter-parts.ts';
import classes from './mailbox.module.css';

/** The plain text as it was sent, with its links made clickable where they stay on this site. */
export function LetterText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {letterParts(text).map((part, place) => (
        <Part key={place} {...part} />
      ))}
    </div>
  );
}

function Part({ kind, text }: LetterPart) {
  const to = kind === 'link' ? placeHere(text, location.origin) : undefined;
  if (to !== undefined) return <Link to={to}>{text}</Link>;
  return kind === 'code' ? <strong>{text}</strong> : text;
}

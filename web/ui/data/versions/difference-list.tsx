import { useTranslation } from 'react-i18next';
import type { Difference } from './compare-fields.ts';
import { diffWords, type Piece } from './diff-words.ts';
import classes from './difference-list.module.css';

interface Props {
  differences: Difference[];
  /** What a field is called, by its path. */
  labelOf: (path: string) => string;
  /** A choice is kept by its name and shown by its word. */
  said?: (path: string, value: string) => string;
  /** What is said of a field that has no language. */
  both?: string;
  /** What is said where nothing differs. */
  same: string;
}

/** Each field that differs, word by word. */
export function DifferenceList({ differences, labelOf, said, both, same }: Props) {
  const { t } = useTranslation('ui');
  const words = (path: string, value: string | undefined): string =>
    value === undefined ? '' : (said?.(path, value) ?? value);
  if (differences.length === 0) return <p className={classes.same}>{same}</p>;
  return (
    <dl className={classes.differences}>
      {differences.map(({ path, language, before, after }) => (
        <div key={`${path} ${language}`} className={classes.difference}>
          <dt>
            <strong>{labelOf(path)}</strong>{' '}
            <span>{language ? t(`languageName.${language}`) : both}</span>
          </dt>
          <dd lang={language}>
            <Words pieces={diffWords(words(path, before), words(path, after))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Words = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ kind, text }, place) => {
    if (kind === 'same') return <span key={place}>{text}</span>;
    return kind === 'added' ? <ins key={place}>{text}</ins> : <del key={place}>{text}</del>;
  });

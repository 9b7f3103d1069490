import { useTranslation } from 'react-i18next';
import type { Difference } from './compare-fields.ts';
import { diffWords, type Piece } from './diff-words.ts';
import classes from './difference-list.module.css';

interface Props {
  differences: Difference[];
  /** The label of a field, by its path. */
  labelOf: (path: string) => string;
  /** Returns the label of a stored value, such as the name of a choice. */
  valueLabel?: (path: string, value: string) => string;
  /** Shown in place of the language for a field without one. */
  noLanguageLabel?: string;
  /** Shown when there are no differences. */
  emptyText: string;
}

/** Each field that differs, word by word. */
export function DifferenceList({
  differences,
  labelOf,
  valueLabel,
  noLanguageLabel,
  emptyText,
}: Props) {
  const { t } = useTranslation('ui');
  const display = (path: string, value: string | undefined): string =>
    value === undefined ? '' : (valueLabel?.(path, value) ?? value);
  if (differences.length === 0) return <p className={classes.same}>{emptyText}</p>;
  return (
    <dl className={classes.differences}>
      {differences.map(({ path, language, before, after }) => (
        <div key={`${path} ${language}`} className={classes.difference}>
          <dt>
            <strong>{labelOf(path)}</strong>{' '}
            <span>{language ? t(`languageName.${language}`) : noLanguageLabel}</span>
          </dt>
          <dd lang={language}>
            <DiffText pieces={diffWords(display(path, before), display(path, after))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const DiffText = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    return kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
  });

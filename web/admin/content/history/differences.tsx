import type { ContentBody } from '@bac/contract/content-bodies.ts';
import { useTranslation } from 'react-i18next';
import type { ChoiceValue } from '../fields/fields-of.ts';
import { compareBodies, type Difference } from './compare-bodies.ts';
import { diffWords, type Piece } from './diff-words.ts';
import classes from './history.module.css';
import { useFieldLabel } from './use-field-label.ts';

interface Props {
  before: ContentBody;
  after: ContentBody;
  /** What is said where nothing differs. */
  same: string;
}

const choices: readonly string[] = ['art', 'group', 'topic', 'tone', 'state'];

/** Each field that differs, word by word. */
export function Differences({ before, after, same }: Props) {
  const { t } = useTranslation('admin/content');
  const { t: tUi } = useTranslation('ui');
  const labelOf = useFieldLabel();
  const found = compareBodies(before, after);

  /** A choice is kept by its name and shown by its word. */
  function said({ path }: Difference, value: string | undefined): string | undefined {
    const name = path.split('.').at(-1) ?? '';
    if (value === 'true') return t('differences.yes');
    if (value === 'false') return t('differences.no');
    return value !== undefined && choices.includes(name)
      ? t(`choice.${value as ChoiceValue}`)
      : value;
  }

  if (found.length === 0) return <p className={classes.same}>{same}</p>;
  return (
    <dl className={classes.differences}>
      {found.map((one) => (
        <div key={`${one.path} ${one.language}`} className={classes.difference}>
          <dt>
            <strong>{labelOf(one.path)}</strong>{' '}
            <span>
              {one.language ? tUi(`languageName.${one.language}`) : t('differences.both')}
            </span>
          </dt>
          <dd lang={one.language}>
            <Words pieces={diffWords(said(one, one.before) ?? '', said(one, one.after) ?? '')} />
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

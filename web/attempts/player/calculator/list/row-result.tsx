import { useTranslation } from 'react-i18next';
import { formatNumber, fractionOf } from '../engine/format-number.ts';
import type { Outcome } from '../engine/outcome.ts';
import classes from './row-result.module.css';

interface Props {
  outcome: Outcome;
  /** Hides the problem “unfinished” while the entry is being edited. */
  isEditing: boolean;
  onSliders: (names: string[]) => void;
}

/** Of a longer list only the first numbers are shown. */
const maxValues = 30;

export function RowResult({ outcome, isEditing, onSliders }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const { value, values, isTrue, fit, problem, undefinedNames, sliderName } = outcome;
  if (undefinedNames) return <MissingNames names={undefinedNames} onSliders={onSliders} />;
  if (problem) {
    if (isEditing && problem.code === 'unfinished') return null;
    return (
      <p className={classes.problem}>{t(`problem.${problem.code}`, { name: problem.name })}</p>
    );
  }
  if (fit) {
    return (
      <p className={classes.fit}>
        {fit.parameters.map(({ name, value: parameter }) => (
          <span key={name}>{`${name} = ${formatNumber(parameter, 6)}`}</span>
        ))}
        <span>{t('list.rSquared', { value: formatNumber(fit.rSquared, 4) })}</span>
      </p>
    );
  }
  if (isTrue !== undefined) {
    return <p className={classes.value}>{t(isTrue ? 'list.true' : 'list.false')}</p>;
  }
  if (values) {
    const shown = values.slice(0, maxValues).map((each) => formatNumber(each, 6));
    if (values.length > maxValues) shown.push('…');
    return <p className={classes.value}>{`= [${shown.join(', ')}]`}</p>;
  }
  if (value === undefined || sliderName !== undefined) return null;
  if (!Number.isFinite(value)) return <p className={classes.value}>{t('list.undefined')}</p>;
  const fraction = fractionOf(value);
  return (
    <p className={classes.value}>
      {fraction && <span className={classes.fraction}>{`= ${fraction}`}</span>}
      <span>{`= ${formatNumber(value)}`}</span>
    </p>
  );
}

function MissingNames({
  names,
  onSliders,
}: {
  names: string[];
  onSliders: (names: string[]) => void;
}) {
  const { t } = useTranslation('attempts/player/calculator');
  return (
    <p className={classes.missing}>
      <span>{t('list.addSlider')}</span>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => onSliders([name])}>
          {name}
        </button>
      ))}
      {names.length > 1 && (
        <button type="button" onClick={() => onSliders(names)}>
          {t('list.allSliders')}
        </button>
      )}
    </p>
  );
}

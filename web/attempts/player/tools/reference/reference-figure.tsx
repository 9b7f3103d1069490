import { useTranslation } from 'react-i18next';
import { Formula } from '../../../../item/item-text/formula.tsx';
import type { ReferenceDrawing } from './reference-drawings.ts';
import classes from './reference.module.css';

/** A figure with its formula beneath. */
export function ReferenceFigure({ drawing }: { drawing: ReferenceDrawing }) {
  const { t } = useTranslation('attempts/player/tools');
  const { name, formulas, lines, dashes, labels } = drawing;
  return (
    <li className={classes.item}>
      <svg
        viewBox="0 0 140 106"
        className={classes.drawing}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the colours of the page
        role="img"
        aria-label={t(`reference.figure.${name}`)}
      >
        {dashes && <path d={dashes} className={classes.dashes} />}
        <path d={lines} className={classes.lines} />
        {labels.map(([x, y, text]) => (
          <text key={`${x} ${y}`} x={x} y={y} className={classes.label}>
            {text}
          </text>
        ))}
      </svg>
      {formulas.map((formula) => (
        <div key={formula} className={classes.formula}>
          <Formula tex={formula} />
        </div>
      ))}
    </li>
  );
}

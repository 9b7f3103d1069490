import { useTranslation } from 'react-i18next';
import { inside, type Path } from '../../../../ui/forms/value-path.ts';
import { CellField } from './cell-field.tsx';
import type { Cell, Part } from './figure-parts.ts';
import classes from './figures.module.css';

const cells: readonly Cell[] = [
  { type: 'number', path: 'min', label: 'axisMin' },
  { type: 'number', path: 'max', label: 'axisMax' },
  { type: 'number', path: 'step', label: 'step' },
  { type: 'number', path: 'every', label: 'every', isOptional: true },
  { type: 'text', path: 'label', label: 'axisLabel', isOptional: true },
];

interface Props {
  part: Extract<Part, { type: 'axis' }>;
  path: Path;
}

export function AxisPart({ part, path }: Props) {
  const { t } = useTranslation('bank/console/items');
  const label = t('figure.axis', { name: part.path });
  return (
    <fieldset className={classes.axis} aria-label={label}>
      <h3>{label}</h3>
      <div className={classes.inline}>
        {cells.map((cell) => (
          <CellField key={cell.path} cell={cell} path={inside(path, part.path)} />
        ))}
      </div>
    </fieldset>
  );
}

import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { inside, valueAt, type Path } from '../../../../ui/forms/value-path.ts';
import { useForm } from '../form/form.ts';
import { CellField } from './cell-field.tsx';
import classes from './figures.module.css';

/** The line of best fit of a scatterplot, where it has one. */
export function FitPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const at = inside(path, 'fit');
  const hasFit = valueAt(editor.content, at) !== undefined;
  return (
    <div className={classes.inline}>
      <CheckboxField
        label={t('figure.field.fit')}
        disabled={editor.isLocked}
        checked={hasFit}
        onChange={({ currentTarget }) =>
          editor.change(at, currentTarget.checked ? { slope: 1, intercept: 0 } : undefined)
        }
      />
      {hasFit && (
        <>
          <CellField cell={{ type: 'number', path: 'slope', label: 'slope' }} path={at} />
          <CellField cell={{ type: 'number', path: 'intercept', label: 'intercept' }} path={at} />
        </>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { FigurePart } from './figure-part.tsx';
import { valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import classes from './figures.module.css';
import { NumberField } from './number-field.tsx';
import { AddRow, RemoveRow } from './row-buttons.tsx';

interface Props {
  path: Path;
  label: string;
  /** The label of the number at an index. */
  labelAt: (index: number) => string;
  min: number;
  max: number;
}

/** A row of number fields, each with its label. */
export function NumberList({ path, label, labelAt, min, max }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const found = valueAt(editor.content, path);
  const numbers: unknown[] = Array.isArray(found) ? found : [];
  const put = (changed: unknown[]): void => editor.change(path, changed);
  return (
    <FigurePart label={label}>
      <div className={classes.numbers}>
        {numbers.map((value, index) => (
          <NumberField
            key={index}
            label={labelAt(index)}
            value={value}
            isLocked={editor.isLocked}
            onChange={(typed) => put(numbers.with(index, typed ?? null))}
          />
        ))}
      </div>
      <Row gap={6}>
        <AddRow
          label={t('figure.addNumber')}
          isFull={numbers.length >= max}
          onAdd={() => put([...numbers, 0])}
        />
        <RemoveRow
          name={t('figure.lastNumber')}
          isDisabled={numbers.length <= min}
          onRemove={() => put(numbers.slice(0, -1))}
        />
      </Row>
    </FigurePart>
  );
}

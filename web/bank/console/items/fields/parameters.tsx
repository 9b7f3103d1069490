import { startingParameters } from '@bac/exam/item/starting-parameters.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import { NumberField } from '../figures/number-field.tsx';
import classes from './fields.module.css';

const names = ['a', 'b', 'c'] as const;

/** How the item counts. Most leave that to its level and, once enough have answered, to calibration. */
export function Parameters() {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const { editor } = useForm();
  const { parameters, difficulty, response } = editor.content;
  const shown = parameters ?? startingParameters(difficulty, 0, response.kind);
  const told = names.map((name) => `${name} ${number(shown[name], 2)}`).join(', ');
  return (
    <details id={fieldId('parameters')} className={classes.details}>
      <summary>
        {parameters ? t('parameters.own', { told }) : t('parameters.ofLevel', { told })}
      </summary>
      <Row align="end" gap={12} className={classes.inline}>
        {names.map((name) => (
          <NumberField
            key={name}
            label={t(`parameters.${name}`)}
            value={shown[name]}
            isLocked={editor.isLocked}
            onChange={(value) => {
              if (typeof value === 'number') {
                editor.change('parameters', { ...shown, [name]: value });
              }
            }}
          />
        ))}
        {parameters && !editor.isLocked && (
          <Button variant="default" onClick={() => editor.change('parameters', undefined)}>
            {t('parameters.reset')}
          </Button>
        )}
      </Row>
    </details>
  );
}

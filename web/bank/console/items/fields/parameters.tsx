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

/** The IRT parameters. Most items take those of their difficulty and, once enough students have answered, of a calibration. */
export function Parameters() {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const { editor } = useForm();
  const { parameters, difficulty, response } = editor.content;
  const current = parameters ?? startingParameters(difficulty, 0, response.kind);
  const values = names.map((name) => `${name} ${number(current[name], 2)}`).join(', ');
  return (
    <details id={fieldId('parameters')} className={classes.details}>
      <summary>
        {parameters ? t('parameters.own', { values }) : t('parameters.ofLevel', { values })}
      </summary>
      <Row align="end" gap={12} className={classes.inline}>
        {names.map((name) => (
          <NumberField
            key={name}
            label={t(`parameters.${name}`)}
            value={current[name]}
            isLocked={editor.isLocked}
            onChange={(value) => {
              if (typeof value === 'number') {
                editor.change('parameters', { ...current, [name]: value });
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

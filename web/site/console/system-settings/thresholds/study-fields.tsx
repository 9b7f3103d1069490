import { fieldIds, type FieldId } from '@bac/exam/orientation/fields.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import controls from '../../../../ui/theme/controls.module.css';
import classes from './thresholds.module.css';

interface Props {
  chosen: readonly FieldId[];
  onChange: (chosen: FieldId[]) => void;
}

/** For which fields of study the university takes the SAT; always in the order of the orientation. */
export function StudyFields({ chosen, onChange }: Props) {
  const { t } = useTranslation(['site/console/system-settings', 'site/orientation/result']);
  return (
    <fieldset className={classes.fields}>
      <legend className={controls.label}>
        {t('thresholds.fieldsLegend', { count: chosen.length })}
      </legend>
      <div className={classes.boxes}>
        {fieldIds.map((id) => (
          <CheckboxField
            key={id}
            label={t(`site/orientation/result:fields.${id}.name`)}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(fieldIds.filter((one) => (one === id ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

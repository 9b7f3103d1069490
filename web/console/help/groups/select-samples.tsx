import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import classes from '../catalogue.module.css';
import { sampleProvinces } from '../sample-data.ts';
import { Sample } from '../sample.tsx';

export function SelectSamples() {
  const { t } = useTranslation('console/help');
  const orders = [
    { value: 'newest', label: t('fields.newest') },
    { value: 'oldest', label: t('fields.oldest') },
  ];
  return (
    <>
      <Sample of="select-field.tsx, <NativeSelect>">
        <div className={classes.pair}>
          <SelectField
            label={t('fields.province')}
            placeholder={t('fields.provincePlaceholder')}
            options={sampleProvinces.map((name) => ({ value: name, label: name }))}
          />
          <SelectField
            label={t('fields.ward')}
            placeholder={t('fields.wardReason')}
            options={[]}
            disabled
          />
          <NativeSelect label={t('fields.order')} data={orders} />
        </div>
      </Sample>
      <Sample of="checkbox-field.tsx">
        <div className={classes.pair}>
          <CheckboxField label={t('fields.mail')} defaultChecked />
          <CheckboxField label={t('fields.agree')} error={t('fields.agreeError')} />
          <CheckboxField label={t('fields.mail')} disabled />
          <CheckboxField label={t('fields.mail')} disabled defaultChecked />
        </div>
      </Sample>
    </>
  );
}

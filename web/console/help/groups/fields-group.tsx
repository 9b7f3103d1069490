import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import classes from '../catalog.module.css';
import { sampleEmail, samplePassword, samplePhone, sampleProvinces } from '../sample-data.ts';
import { Sample } from '../sample.tsx';
import { ChoiceSamples } from './choice-samples.tsx';

export const FieldsGroup = () => (
  <CatalogGroup name="fields">
    <TextFieldSamples />
    <SelectSamples />
    <ChoiceSamples />
  </CatalogGroup>
);

function TextFieldSamples() {
  const { t } = useTranslation('console/help');
  return (
    <Sample source="<TextInput>, <PasswordInput>, <Textarea>">
      <Grid minWidth={300} className={classes.pair}>
        <TextInput label={t('fields.name')} placeholder={t('fields.namePlaceholder')} required />
        <TextInput
          label={t('fields.email')}
          description={t('fields.emailHint')}
          defaultValue={sampleEmail}
        />
        <TextInput
          label={t('fields.email')}
          error={t('fields.emailError')}
          defaultValue={sampleEmail.split('@')[0]!}
        />
        <TextInput
          label={t('fields.phone')}
          description={t('fields.phoneReason')}
          defaultValue={samplePhone}
          disabled
        />
        <PasswordInput
          label={t('fields.password')}
          defaultValue={samplePassword}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }}
        />
        <Textarea label={t('fields.note')} rows={3} />
      </Grid>
    </Sample>
  );
}

function SelectSamples() {
  const { t } = useTranslation('console/help');
  const orders = [
    { value: 'newest', label: t('fields.newest') },
    { value: 'oldest', label: t('fields.oldest') },
  ];
  return (
    <>
      <Sample source="select-field.tsx, <NativeSelect>">
        <Grid minWidth={300} className={classes.pair}>
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
        </Grid>
      </Sample>
      <Sample source="checkbox-field.tsx">
        <Grid minWidth={300} className={classes.pair}>
          <CheckboxField label={t('fields.mail')} defaultChecked />
          <CheckboxField label={t('fields.agree')} error={t('fields.agreeError')} />
          <CheckboxField label={t('fields.mail')} disabled />
          <CheckboxField label={t('fields.mail')} disabled defaultChecked />
        </Grid>
      </Sample>
    </>
  );
}

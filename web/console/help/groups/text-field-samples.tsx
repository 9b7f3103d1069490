import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../catalogue.module.css';
import { sampleEmail, samplePassword, samplePhone } from '../sample-data.ts';
import { Sample } from '../sample.tsx';

export function TextFieldSamples() {
  const { t } = useTranslation('console/help');
  return (
    <Sample of="<TextInput>, <PasswordInput>, <Textarea>">
      <div className={classes.pair}>
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
      </div>
    </Sample>
  );
}

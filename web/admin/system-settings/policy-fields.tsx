import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../ui/switch-field.tsx';
import { SwitchGroup } from '../../ui/preferences/switch-group.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const policies = ['isRegistrationOpen', 'isVerificationNeeded'] as const;

export function PolicyFields({ form }: { form: SettingsForm<(typeof policies)[number]> }) {
  const { t } = useTranslation('admin/system-settings');
  return (
    <SwitchGroup legend={t('policies.legend')}>
      {policies.map((name) => (
        <SwitchField
          key={name}
          label={t(`field.${name}`)}
          description={t(`policies.${name}.${form.draft[name] ? 'on' : 'off'}`)}
          isOn={form.draft[name]}
          onChange={(isOn) => form.change({ [name]: isOn })}
        />
      ))}
    </SwitchGroup>
  );
}

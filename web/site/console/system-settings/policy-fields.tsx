import { Alert } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../api/auth-state.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { SwitchGroup } from '../../../ui/forms/switch-group.tsx';
import classes from './system-settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

export const policyNames = [
  'isRegistrationOpen',
  'isVerificationNeeded',
  'isTwoStepRequired',
] as const;

export function PolicyFields({ form }: { form: SettingsForm<(typeof policyNames)[number]> }) {
  const { t } = useTranslation('site/console/system-settings');
  const { error, draft } = form;
  // The server lets only administrators change the rule that applies to themselves.
  const isAdmin = useUser()?.role.toUpperCase() === 'ADMIN';
  const visibleNames = policyNames.filter((name) => isAdmin || name !== 'isTwoStepRequired');
  const isLockedOut = error?.code === 'TWO_STEP_NEEDED' && draft.isTwoStepRequired;
  return (
    <>
      <SwitchGroup legend={t('policies.legend')}>
        {visibleNames.map((name) => (
          <SwitchField
            key={name}
            label={t(`field.${name}`)}
            description={t(`policies.${name}.${draft[name] ? 'on' : 'off'}`)}
            isOn={draft[name]}
            onChange={(isOn) => form.change({ [name]: isOn })}
          />
        ))}
      </SwitchGroup>
      {isLockedOut && (
        <Alert color="lotus" variant="light" role="alert">
          <Trans
            t={t}
            i18nKey="policies.needsOwn"
            // Opens in a new tab, so that unsaved switches stay as they are.
            components={{
              security: (
                <Link to="/profile?tab=security" target="_blank" className={classes.wayOut} />
              ),
            }}
          />
        </Alert>
      )}
    </>
  );
}

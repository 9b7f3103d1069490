import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import classes from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

/** One question, so its cards are the whole group. */
export function RoleGroup({ form }: { form: RegistrationState }) {
  const { t } = useTranslation('accounts/auth/register');
  return (
    <div className={classes.role} data-field="role">
      <ChoiceCards
        legend={t('group.role')}
        name="role"
        choices={[
          {
            value: 'student',
            label: t('role.student'),
            description: t('role.studentNote'),
          },
          {
            value: 'parent',
            label: t('role.parent'),
            description: t('role.parentNote'),
          },
        ]}
        value={form.draft.role}
        onChange={(role) => form.change({ role })}
        error={form.errors.role}
        isRequired
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { withSlashes } from '../../../ui/forms/typed-date.ts';
import classes from './edit.module.css';
import { TextField } from './text-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const digitsOnly = (typed: string): string => typed.replaceAll(/\D/g, '');

export function GoalGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('accounts/profile');
  return (
    <Card title={t('edit.group.goal')}>
      <div className={classes.pairs}>
        <TextField
          form={form}
          name="goalScore"
          hint={t('edit.goalScoreHint')}
          shape={digitsOnly}
          inputMode="numeric"
          maxLength={4}
        />
        <TextField
          form={form}
          name="testDate"
          hint={t('edit.dateHint')}
          shape={withSlashes}
          inputMode="numeric"
          maxLength={10}
        />
      </div>
    </Card>
  );
}

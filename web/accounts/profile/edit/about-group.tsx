import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import classes from './edit.module.css';
import { TextArea } from './text-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const levels = ['beginner', 'intermediate', 'advanced'] as const;

export function AboutGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('accounts/profile');
  const { draft, change, errors } = form;
  return (
    <Card title={t('edit.group.about')}>
      <TextArea form={form} name="bio" rows={4} maxLength={1000} />
      <div className={`${classes.pairs} ${classes.below}`}>
        <TextArea form={form} name="interests" rows={3} maxLength={500} />
        <TextArea form={form} name="goals" rows={3} maxLength={500} />
      </div>
      <div className={classes.below} data-field="level">
        <ChoiceCards
          legend={t('edit.field.level')}
          name="level"
          choices={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
          {...(draft.level ? { value: draft.level } : {})}
          onChange={(level) => change({ level })}
          error={errors.level}
        />
      </div>
    </Card>
  );
}

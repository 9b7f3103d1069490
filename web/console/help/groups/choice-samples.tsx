import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { Sample } from '../sample.tsx';

export function ChoiceSamples() {
  const { t } = useTranslation('console/help');
  const [role, setRole] = useState<'student' | 'parent'>('student');
  const levels = [
    { value: 'lower', label: t('fields.lowerSecondary') },
    { value: 'upper', label: t('fields.upperSecondary') },
    { value: 'college', label: t('fields.college') },
  ];
  return (
    <Sample source="choice-cards.tsx">
      <Stack gap={24}>
        <ChoiceCards
          legend={t('fields.role')}
          name="role"
          choices={[
            { value: 'student', label: t('fields.student'), description: t('fields.studentHint') },
            { value: 'parent', label: t('fields.parent'), description: t('fields.parentHint') },
          ]}
          value={role}
          onChange={setRole}
        />
        <ChoiceCards
          legend={t('fields.studying')}
          name="studying"
          choices={levels}
          defaultValue="upper"
        />
        <ChoiceCards
          legend={t('fields.studying')}
          name="studying-missing"
          choices={levels}
          error={t('fields.studyingError')}
          isRequired
        />
        <ChoiceCards
          legend={t('fields.locked')}
          name="studying-locked"
          choices={levels}
          defaultValue="upper"
          isDisabled
        />
      </Stack>
    </Sample>
  );
}

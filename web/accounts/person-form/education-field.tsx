import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import type { PersonForm } from './person-form.ts';

const educationLevels = ['secondary', 'high-school', 'college'] as const;
type EducationLevel = (typeof educationLevels)[number];

interface Props<Nothing extends string | null> {
  form: PersonForm<{ educationLevel: EducationLevel | Nothing }>;
  isRequired?: boolean;
  /** A parent is asked about their child. */
  isParent?: boolean;
}

/** School or college; `Nothing` is the draft's value before a choice. */
export function EducationField<Nothing extends string | null>({
  form,
  isRequired = false,
  isParent = false,
}: Props<Nothing>) {
  const { t } = useTranslation('accounts/person-form');
  const { educationLevel } = form.draft;
  const value = educationLevels.find((level) => level === educationLevel);
  return (
    <div data-field="educationLevel">
      <ChoiceCards
        legend={t(isParent ? 'field.childEducationLevel' : 'field.educationLevel')}
        name="educationLevel"
        choices={educationLevels.map((level) => ({
          value: level,
          label: t(`educationLevel.${level}`),
        }))}
        {...(value && { value })}
        onChange={(level) => form.change({ educationLevel: level })}
        error={form.errors.educationLevel}
        isRequired={isRequired}
      />
    </div>
  );
}

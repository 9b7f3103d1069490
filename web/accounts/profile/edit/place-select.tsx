import type { Place } from '@bac/contract/accounts/places.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface Props {
  form: ProfileForm;
  name: 'province' | 'district' | 'ward';
  places: { data: Place[] | undefined; isLoading: boolean };
  /** What must be chosen before there is anything to choose from here. */
  waitsFor: string;
  onChoose: (code: string) => void;
}

export function PlaceSelect({ form, name, places, waitsFor, onChoose }: Props) {
  const { t } = useTranslation(['accounts/profile', 'ui']);
  const { data, isLoading } = places;
  const whileClosed = isLoading ? t('loading', { ns: 'ui' }) : waitsFor;
  return (
    <div data-field={name}>
      <SelectField
        name={name}
        label={t(`edit.field.${name}`)}
        placeholder={data ? t('edit.choose') : whileClosed}
        options={(data ?? []).map((place) => ({ value: place.code, label: place.name }))}
        value={form.draft[name] || null}
        onChange={(code) => onChoose(code ?? '')}
        error={form.errors[name]}
        disabled={!data}
      />
    </div>
  );
}

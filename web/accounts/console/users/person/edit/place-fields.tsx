import type { Place } from '@bac/contract/accounts/places.ts';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../../../../api/use-places.ts';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { placeFields, type Draft } from './edit-fields.ts';

interface Props {
  draft: Draft;
  errorOf: (field: string) => string | undefined;
  onChange: (changed: Partial<Draft>) => void;
}

/** What a new choice empties: a district of another province is none. */
const after = {
  province: { district: '', ward: '' },
  district: { ward: '' },
  ward: {},
} as const;

export function PlaceFields({ draft, errorOf, onChange }: Props) {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const { provinces, districts, wards } = usePlaces(draft);
  const offered: Record<(typeof placeFields)[number], { data: Place[] | undefined }> = {
    province: provinces,
    district: districts,
    ward: wards,
  };
  return placeFields.map((field) => (
    <SelectField
      key={field}
      name={field}
      label={t(`field.${field}`)}
      placeholder={t('edit.choosePlace')}
      options={(offered[field].data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      value={draft[field] || null}
      onChange={(code) => onChange({ [field]: code ?? '', ...after[field] })}
      error={errorOf(field)}
      disabled={!offered[field].data}
    />
  ));
}

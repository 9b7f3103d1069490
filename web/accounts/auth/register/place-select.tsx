import type { Place } from '@bac/contract/accounts/places.ts';
import { useTranslation } from 'react-i18next';
import type { ReplyState } from '../../../api/use-reply.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { RegistrationState } from './use-registration.ts';

interface Props {
  form: RegistrationState;
  name: 'province' | 'district' | 'ward';
  places: Pick<ReplyState<Place[]>, 'data' | 'isLoading'>;
  onChoose: (code: string) => void;
}

/** Closed until there is something to choose from; its placeholder says what it waits for. */
export function PlaceSelect({ form, name, places, onChoose }: Props) {
  const { t } = useTranslation(['accounts/auth/register', 'ui']);
  const { data, isLoading } = places;
  return (
    <div data-field={name}>
      <SelectField
        name={name}
        label={t(`field.${name}`)}
        placeholder={isLoading ? t('loading', { ns: 'ui' }) : t(`choose.${name}`)}
        options={(data ?? []).map(({ code, name: label }) => ({ value: code, label }))}
        value={form.draft[name] || null}
        onChange={(code) => onChoose(code ?? '')}
        error={form.errors[name]}
        disabled={!data}
      />
    </div>
  );
}

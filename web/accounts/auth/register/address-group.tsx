import type { Place } from '@bac/contract/accounts/places.ts';
import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { usePlaces } from '../../use-places.ts';
import type { QueryState } from '../../../api/use-query.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Group } from './group.tsx';
import { PinIcon } from './icons.tsx';
import classes from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

/** Province, district, ward: each opens the next, and a new choice empties those after it. */
export function AddressGroup({ form }: { form: RegistrationState }) {
  const { t } = useTranslation(['accounts/auth/register', 'ui']);
  const { province, district, ward } = form.draft;
  const { provinces, districts, wards, hasFailed, retry } = usePlaces({ province, district });
  const chosen = wards.data?.find(({ code }) => code === ward);
  return (
    <Group title={t('group.address')}>
      {hasFailed && (
        <Alert color="lotus" variant="light">
          <div className={classes.notLoaded}>
            {t('placesNotLoaded')}
            <Button variant="default" onClick={retry}>
              {t('retry', { ns: 'ui' })}
            </Button>
          </div>
        </Alert>
      )}
      <div>
        <div className={classes.triple}>
          <PlaceSelect
            form={form}
            name="province"
            places={provinces}
            onChoose={(code) => form.change({ province: code, district: '', ward: '' })}
          />
          <PlaceSelect
            form={form}
            name="district"
            places={districts}
            onChoose={(code) => form.change({ district: code, ward: '' })}
          />
          <PlaceSelect
            form={form}
            name="ward"
            places={wards}
            onChoose={(code) => form.change({ ward: code })}
          />
        </div>
        <NewAddress since2025={chosen?.since2025 ?? null} />
      </div>
    </Group>
  );
}

type NewAddressProps = Pick<Reply<'GET /places/districts/:district/wards'>[number], 'since2025'>;

/** What became of the chosen ward when districts were abolished. Read out once it is known. */
function NewAddress({ since2025 }: NewAddressProps) {
  const { t } = useTranslation('accounts/auth/register');
  return (
    <div aria-live="polite">
      {since2025 && (
        <div className={classes.newAddress}>
          <PinIcon />
          <p>
            <span className={classes.note}>{t('newAddress')}</span>
            <strong>
              {since2025.ward}, {since2025.province}
            </strong>
          </p>
        </div>
      )}
    </div>
  );
}

interface PlaceSelectProps {
  form: RegistrationState;
  name: 'province' | 'district' | 'ward';
  places: Pick<QueryState<Place[]>, 'data' | 'isLoading'>;
  onChoose: (code: string) => void;
}

/** Closed until there is something to choose from; its placeholder says what it waits for. */
function PlaceSelect({ form, name, places, onChoose }: PlaceSelectProps) {
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

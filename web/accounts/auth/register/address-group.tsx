import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../../api/use-places.ts';
import { Group } from './group.tsx';
import { NewAddress } from './new-address.tsx';
import { PlaceSelect } from './place-select.tsx';
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

import type { Place } from '@bac/contract/accounts/places.ts';
import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../use-places.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Grid, Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './edit.module.css';
import { TextField } from './text-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Province, district, ward: each opens the next, and a new choice empties those after it. */
export function AddressGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['accounts/profile', 'ui']);
  const { draft, change } = form;
  const { provinces, districts, wards, hasFailed, retry } = usePlaces(draft);
  const since2025 = wards.data?.find(({ code }) => code === draft.ward)?.since2025;
  return (
    <Card title={t('edit.group.address')}>
      <Stack>
        {hasFailed && (
          <Alert color="lotus" variant="light">
            <Row justify="between" gap={12}>
              {t('edit.placesNotLoaded')}
              <Button variant="default" onClick={retry}>
                {t('retry', { ns: 'ui' })}
              </Button>
            </Row>
          </Alert>
        )}
        <Grid minWidth={210} gap={20}>
          <PlaceSelect
            form={form}
            name="province"
            places={provinces}
            waitsFor={t('edit.choose')}
            onChoose={(province) => change({ province, district: '', ward: '' })}
          />
          <PlaceSelect
            form={form}
            name="district"
            places={districts}
            waitsFor={t('edit.chooseProvinceFirst')}
            onChoose={(district) => change({ district, ward: '' })}
          />
          <PlaceSelect
            form={form}
            name="ward"
            places={wards}
            waitsFor={t('edit.chooseDistrictFirst')}
            onChoose={(ward) => change({ ward })}
          />
        </Grid>
        {since2025 && <Muted className={classes.since}>{t('edit.newAddress', since2025)}</Muted>}
        <Grid minWidth={300} gap={20}>
          <TextField form={form} name="address" hint={t('edit.streetHint')} maxLength={300} />
          <TextField
            form={form}
            name="currentAddress"
            hint={t('edit.streetHint')}
            maxLength={300}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

interface PlaceSelectProps {
  form: ProfileForm;
  name: 'province' | 'district' | 'ward';
  places: { data: Place[] | undefined; isLoading: boolean };
  /** What must be chosen before there is anything to choose from here. */
  waitsFor: string;
  onChoose: (code: string) => void;
}

function PlaceSelect({ form, name, places, waitsFor, onChoose }: PlaceSelectProps) {
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

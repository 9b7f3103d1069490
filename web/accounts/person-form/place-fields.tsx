import type { Place } from '@bac/contract/accounts/places.ts';
import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Grid, Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import type { PersonForm } from './person-form.ts';
import classes from './place-fields.module.css';
import { PlaceSearch } from './place-search.tsx';
import { usePlaces, type Places } from './use-places.ts';

/** Province, district, ward: each choice enables the next field and clears those after it. */
export function PlaceFields({ form }: { form: PersonForm<Places> }) {
  const { t } = useTranslation(['accounts/person-form', 'ui']);
  const { provinces, districts, wards, hasFailed, retry } = usePlaces(form.draft);
  const chosen = wards.data?.find(({ code }) => code === form.draft.ward);
  return (
    <div>
      <Stack gap={16}>
        {hasFailed && (
          <Alert color="lotus" variant="light">
            <Row justify="between" gap={12}>
              {t('placesNotLoaded')}
              <Button variant="default" onClick={retry}>
                {t('retry', { ns: 'ui' })}
              </Button>
            </Row>
          </Alert>
        )}
        <PlaceSearch onChoose={form.change} />
        <Grid minWidth={200} gap={20}>
          <PlaceSelect
            form={form}
            name="province"
            places={provinces}
            onChoose={(province) => form.change({ province, district: '', ward: '' })}
          />
          <PlaceSelect
            form={form}
            name="district"
            places={districts}
            onChoose={(district) => form.change({ district, ward: '' })}
          />
          <PlaceSelect
            form={form}
            name="ward"
            places={wards}
            onChoose={(ward) => form.change({ ward })}
          />
        </Grid>
      </Stack>
      <div aria-live="polite">
        {chosen?.since2025 && (
          <Row className={classes.newAddress} gap={12} isOneLine>
            <PinIcon />
            <div>
              <Muted>{t('newAddress')}</Muted>
              <strong>
                {chosen.since2025.ward}, {chosen.since2025.province}
              </strong>
            </div>
          </Row>
        )}
      </div>
    </div>
  );
}

interface PlaceSelectProps {
  form: PersonForm<Places>;
  name: keyof Places;
  places: { data: Place[] | undefined; isLoading: boolean };
  onChoose: (code: string) => void;
}

/** Disabled until its options are loaded. */
function PlaceSelect({ form, name, places, onChoose }: PlaceSelectProps) {
  const { t } = useTranslation(['accounts/person-form', 'ui']);
  const { data, isLoading } = places;
  return (
    <div data-field={name}>
      <SelectField
        name={name}
        label={t(`field.${name}`)}
        placeholder={isLoading ? t('loading', { ns: 'ui' }) : t(`choose.${name}`)}
        options={(data ?? []).map((place) => ({ value: place.code, label: place.name }))}
        value={form.draft[name] || null}
        onChange={(code) => onChoose(code ?? '')}
        error={form.errors[name]}
        disabled={!data}
      />
    </div>
  );
}

const PinIcon = () => (
  <svg
    width={22}
    height={22}
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M9 16.2c3-2.7 5.2-5.3 5.2-8.2a5.2 5.2 0 0 0-10.4 0c0 2.9 2.2 5.5 5.2 8.2Z" />
    <circle cx="9" cy="7.8" r="2" />
  </svg>
);

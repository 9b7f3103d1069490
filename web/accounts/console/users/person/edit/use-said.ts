import type { Place } from '@bac/contract/accounts/places.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../../../../api/use-places.ts';
import { useFormat } from '../../../../../ui/format/use-format.ts';
import type { Draft, Field } from './edit-fields.ts';
import type { genders } from './genders.ts';
import { placeNames, type PlaceNames } from './place-names.ts';

/** A value of a draft as a person reads it: places, choices and days are kept by codes. */
export function useSaid(one: Draft, other: Draft): (field: Field, value: string) => string {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const { date } = useFormat();
  const names = [usePlaces(one), usePlaces(other)].map(offered);
  return (field, value) => {
    if (value === '') return '–';
    if (field === 'gender') return t(`gender.${value as (typeof genders)[number]}`);
    if (field === 'language') return t(`ui:languageName.${value as Language}`);
    if (field === 'dob' || field === 'testDate') return date(value);
    return placeNames(names, field, value);
  };
}

interface Offered {
  data: Place[] | undefined;
  isLoading: boolean;
}

const listOf = ({ data = [], isLoading }: Offered): Place[] | undefined =>
  isLoading ? undefined : data;

const offered = (places: Record<'provinces' | 'districts' | 'wards', Offered>): PlaceNames => ({
  province: listOf(places.provinces),
  district: listOf(places.districts),
  ward: listOf(places.wards),
});

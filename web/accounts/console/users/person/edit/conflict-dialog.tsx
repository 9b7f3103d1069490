import type { Place } from '@bac/contract/accounts/places.ts';
import type { EditableProfile } from '@bac/contract/accounts/profile.ts';
import type { WholeUser } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { genders } from '../../../../person-form/person-form.ts';
import { usePlaces } from '../../../../person-form/use-places.ts';
import { DataTable } from '../../../../../ui/data/data-table.tsx';
import { useFormat } from '../../../../../ui/format/use-format.ts';
import dialog from '../../../../../ui/overlays/dialog.module.css';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../../ui/overlays/use-focus-return.ts';
import { useFormatMoment } from '../../use-format-moment.ts';
import { draftOf, type Draft, type Field } from './edit-fields.ts';
import own from './edit.module.css';
import { placeNames, type PlaceNames } from './place-names.ts';

/** Formats a value of a draft for display: places, choices and days are stored as codes. */
function useFormatValue(one: Draft, other: Draft): (field: Field, value: string) => string {
  const { t } = useTranslation(['accounts/console/users', 'accounts/person-form', 'ui']);
  const { date } = useFormat();
  const names = [usePlaces(one), usePlaces(other)].map(placeLists);
  return (field, value) => {
    if (value === '') return '–';
    if (field === 'gender')
      return t(`accounts/person-form:gender.${value as (typeof genders)[number]}`);
    if (field === 'language') return t(`ui:languageName.${value as Language}`);
    if (field === 'dob' || field === 'testDate') return date(value);
    return placeNames(names, field, value);
  };
}

interface PlaceQuery {
  data: Place[] | undefined;
  isLoading: boolean;
}

const listOf = ({ data = [], isLoading }: PlaceQuery): Place[] | undefined =>
  isLoading ? undefined : data;

const placeLists = (
  places: Record<'provinces' | 'districts' | 'wards', PlaceQuery>,
): PlaceNames => ({
  province: listOf(places.provinces),
  district: listOf(places.districts),
  ward: listOf(places.wards),
});

interface Props {
  base: WholeUser;
  storedUser: WholeUser;
  draft: Draft;
  changed: Partial<EditableProfile>;
  isBusy: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
  onKeepDraft: () => void;
  onTakeStored: () => void;
  onClose: () => void;
}

/** Shown if somebody else has saved meanwhile: both versions side by side, and the choice between them. */
export function ConflictDialog({ base, storedUser, draft, changed, saveButton, ...props }: Props) {
  const { t } = useTranslation(['accounts/console/users', 'accounts/person-form']);
  const moment = useFormatMoment();
  useFocusReturn(saveButton);
  const baseDraft = draftOf(base.profile);
  const storedDraft = draftOf(storedUser.profile);
  const formatValue = useFormatValue(draft, storedDraft);
  const fields = (Object.keys(draft) as Field[]).filter(
    (field) => field in changed || baseDraft[field] !== storedDraft[field],
  );
  return (
    <Dialog title={t('conflict.title')} size={640} isBusy={props.isBusy} onClose={props.onClose}>
      <p className={dialog.text}>
        {t('conflict.text', { when: moment(storedUser.updatedAt), name: storedUser.fullName })}
      </p>
      <DataTable<Field>
        caption={t('conflict.table')}
        rowKey={(field) => field}
        rows={fields}
        columns={[
          {
            key: 'field',
            header: t('conflict.field'),
            render: (field) => t(`accounts/person-form:field.${field}`),
          },
          {
            key: 'theirs',
            header: t('conflict.theirs'),
            render: (field) => (
              <span className={own.version} data-changed={baseDraft[field] !== storedDraft[field]}>
                {formatValue(field, storedDraft[field])}
              </span>
            ),
          },
          {
            key: 'mine',
            header: t('conflict.mine'),
            render: (field) => (
              <span className={own.version} data-changed={field in changed}>
                {formatValue(field, field in changed ? draft[field] : storedDraft[field])}
              </span>
            ),
          },
        ]}
        empty={t('conflict.elsewhere')}
      />
      <div className={dialog.buttons}>
        <Button variant="default" disabled={props.isBusy} onClick={props.onTakeStored}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button loading={props.isBusy} onClick={props.onKeepDraft}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Dialog>
  );
}

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
import { useMoment } from '../../use-moment.ts';
import { draftOf, type Draft, type Field } from './edit-fields.ts';
import own from './edit.module.css';
import { placeNames, type PlaceNames } from './place-names.ts';

/** A value of a draft as a person reads it: places, choices and days are kept by codes. */
function useSaid(one: Draft, other: Draft): (field: Field, value: string) => string {
  const { t } = useTranslation(['accounts/console/users', 'accounts/person-form', 'ui']);
  const { date } = useFormat();
  const names = [usePlaces(one), usePlaces(other)].map(offered);
  return (field, value) => {
    if (value === '') return '–';
    if (field === 'gender')
      return t(`accounts/person-form:gender.${value as (typeof genders)[number]}`);
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

interface Props {
  base: WholeUser;
  theirs: WholeUser;
  mine: Draft;
  changed: Partial<EditableProfile>;
  isBusy: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody else was faster: both versions side by side, and the choice between them. */
export function ConflictDialog({ base, theirs, mine, changed, saveButton, ...props }: Props) {
  const { t } = useTranslation(['accounts/console/users', 'accounts/person-form']);
  const moment = useMoment();
  useFocusReturn(saveButton);
  const before = draftOf(base.profile);
  const now = draftOf(theirs.profile);
  const said = useSaid(mine, now);
  const fields = (Object.keys(mine) as Field[]).filter(
    (field) => field in changed || before[field] !== now[field],
  );
  return (
    <Dialog title={t('conflict.title')} size={640} isBusy={props.isBusy} onClose={props.onClose}>
      <p className={dialog.text}>
        {t('conflict.text', { when: moment(theirs.updatedAt), name: theirs.fullName })}
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
              <span className={own.version} data-changed={before[field] !== now[field]}>
                {said(field, now[field])}
              </span>
            ),
          },
          {
            key: 'mine',
            header: t('conflict.mine'),
            render: (field) => (
              <span className={own.version} data-changed={field in changed}>
                {said(field, field in changed ? mine[field] : now[field])}
              </span>
            ),
          },
        ]}
        empty={t('conflict.elsewhere')}
      />
      <div className={dialog.buttons}>
        <Button variant="default" disabled={props.isBusy} onClick={props.onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button loading={props.isBusy} onClick={props.onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Dialog>
  );
}

import type { Place } from '@bac/contract/accounts/places.ts';
import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { languages } from '@bac/exam/item/language.ts';
import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../../../api/leave-guard.tsx';
import { usePlaces } from '../../../../use-places.ts';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { Card } from '../../../../../ui/layout/card.tsx';
import { Grid, Muted, Row, Stack } from '../../../../../ui/layout/boxes/boxes.tsx';
import classes from '../../users.module.css';
import { ConflictDialog } from './conflict-dialog.tsx';
import { lineFields, placeFields, textFields, type Draft } from './edit-fields.ts';
import own from './edit.module.css';
import { genders } from './genders.ts';
import { useEdit } from './use-edit.ts';

interface PlaceFieldsProps {
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

function PlaceFields({ draft, errorOf, onChange }: PlaceFieldsProps) {
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

const types: Partial<Record<(typeof lineFields)[number], string>> = {
  dob: 'date',
  testDate: 'date',
  goalScore: 'number',
};

/** Somebody's profile. Role, e-mail and phone are shown and locked. */
export function EditTab({ user }: { user: WholeUser }) {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const edit = useEdit(user);
  const saveButton = useRef<HTMLButtonElement>(null);
  const errorOf = (field: string): string | undefined =>
    edit.failure?.errors.find(({ path }) => path.split('.').at(-1) === field)?.message;
  const locked = {
    role: t(`role.${user.role}`),
    email: user.email,
    phoneNumber: user.phone ?? '–',
  };
  return (
    <form
      className={own.form}
      noValidate
      aria-label={t('edit.label')}
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <Card title={t('edit.locked')}>
        <Stack gap={12}>
          <Grid minWidth={280}>
            {(Object.keys(locked) as (keyof typeof locked)[]).map((name) => (
              <TextInput
                key={name}
                label={t(`field.${name}`)}
                value={locked[name]}
                readOnly
                leftSection={<IconLock size={15} aria-hidden />}
              />
            ))}
          </Grid>
          <Muted>{t('edit.lockedNote')}</Muted>
        </Stack>
      </Card>
      <Card title={t('person.profile')}>
        <Grid minWidth={280}>
          {lineFields.map((field) => (
            <TextInput
              key={field}
              name={field}
              label={t(`field.${field}`)}
              type={types[field] ?? 'text'}
              value={edit.draft[field]}
              error={errorOf(field)}
              onChange={({ target }) => edit.change({ [field]: target.value })}
            />
          ))}
          <NativeSelect
            label={t('field.gender')}
            data={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
            value={edit.draft.gender}
            onChange={({ target }) => edit.change({ gender: target.value })}
          />
          <NativeSelect
            label={t('field.language')}
            data={languages.map((value) => ({ value, label: t(`ui:languageName.${value}`) }))}
            value={edit.draft.language}
            onChange={({ target }) => edit.change({ language: target.value })}
          />
          <PlaceFields draft={edit.draft} errorOf={errorOf} onChange={edit.change} />
          {textFields.map((field) => (
            <Textarea
              key={field}
              className={classes.wide ?? ''}
              name={field}
              label={t(`field.${field}`)}
              rows={3}
              value={edit.draft[field]}
              error={errorOf(field)}
              onChange={({ target }) => edit.change({ [field]: target.value })}
            />
          ))}
        </Grid>
      </Card>
      {edit.failure && (
        <Alert color="lotus" variant="light" role="alert">
          {edit.failure.message}
        </Alert>
      )}
      <Row gap={16} className={own.bar}>
        <Button ref={saveButton} type="submit" loading={edit.isBusy} disabled={!edit.isDirty}>
          {t('edit.save')}
        </Button>
        <Muted as="output" size="xs">
          {edit.isDirty ? t('edit.unsaved') : t('edit.saved')}
        </Muted>
      </Row>
      {edit.theirs && (
        <ConflictDialog
          base={edit.base}
          theirs={edit.theirs}
          mine={edit.draft}
          changed={edit.changes}
          isBusy={edit.isBusy}
          saveButton={saveButton}
          onKeepMine={() => void edit.keepMine()}
          onTakeTheirs={edit.takeTheirs}
          onClose={edit.decideLater}
        />
      )}
      <LeaveGuard
        isDirty={edit.isDirty}
        title={t('leave.title')}
        text={t('leave.text', { name: user.fullName })}
        confirmLabel={t('leave.confirm')}
        hasTabsInSearch
      />
    </form>
  );
}

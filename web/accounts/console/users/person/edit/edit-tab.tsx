import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { languages } from '@bac/exam/item/language.ts';
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../../../api/leave-guard.tsx';
import { AreaField, LineField } from '../../../../person-form/line-field.tsx';
import { errorsOf, genders } from '../../../../person-form/person-form.ts';
import { PlaceFields } from '../../../../person-form/place-fields.tsx';
import { Card } from '../../../../../ui/layout/card.tsx';
import { Grid, Muted, Row, Stack } from '../../../../../ui/layout/boxes/boxes.tsx';
import classes from '../../users.module.css';
import { ConflictDialog } from './conflict-dialog.tsx';
import { fields, lineFields, textFields, type Field } from './edit-fields.ts';
import own from './edit.module.css';
import { useProfileEdit } from './use-profile-edit.ts';

const types: Partial<Record<(typeof lineFields)[number], string>> = {
  dob: 'date',
  testDate: 'date',
  goalScore: 'number',
};

/** The form for somebody's profile. Role, email and phone are read-only. */
export function EditTab({ user }: { user: WholeUser }) {
  const { t } = useTranslation(['accounts/console/users', 'accounts/person-form', 'ui']);
  const edit = useProfileEdit(user);
  const saveButton = useRef<HTMLButtonElement>(null);
  const errorOf = (field: Field): string | undefined =>
    edit.failure?.errors.find(({ path }) => path.split('.').at(-1) === field)?.message;
  const form = { draft: edit.draft, change: edit.change, errors: errorsOf(fields, errorOf) };
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
                label={t(`accounts/person-form:field.${name}`)}
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
            <LineField key={field} form={form} name={field} type={types[field] ?? 'text'} />
          ))}
          <NativeSelect
            label={t('accounts/person-form:field.gender')}
            data={genders.map((value) => ({
              value,
              label: t(`accounts/person-form:gender.${value}`),
            }))}
            value={edit.draft.gender}
            onChange={({ target }) => edit.change({ gender: target.value })}
          />
          <NativeSelect
            label={t('accounts/person-form:field.language')}
            data={languages.map((value) => ({ value, label: t(`ui:languageName.${value}`) }))}
            value={edit.draft.language}
            onChange={({ target }) => edit.change({ language: target.value })}
          />
          <div className={classes.wide}>
            <PlaceFields form={form} />
          </div>
          {textFields.map((field) => (
            <div key={field} className={classes.wide}>
              <AreaField form={form} name={field} rows={3} />
            </div>
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
      {edit.storedUser && (
        <ConflictDialog
          base={edit.base}
          storedUser={edit.storedUser}
          draft={edit.draft}
          changed={edit.changes}
          isBusy={edit.isBusy}
          saveButton={saveButton}
          onKeepDraft={() => void edit.keepDraft()}
          onTakeStored={edit.takeStored}
          onClose={edit.closeConflict}
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

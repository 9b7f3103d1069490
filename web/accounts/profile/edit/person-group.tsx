import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Grid, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EducationField } from '../../person-form/education-field.tsx';
import { dateLine, LineField, NameFields } from '../../person-form/line-field.tsx';
import { genders } from '../../person-form/person-form.ts';
import type { Draft } from './draft.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface Props {
  form: ProfileForm;
  isParent: boolean;
}

export function PersonGroup({ form, isParent }: Props) {
  const { t } = useTranslation(['accounts/profile', 'accounts/person-form']);
  const { draft, change, errors } = form;
  return (
    <Card title={t('edit.group.person')}>
      <Stack gap={20}>
        <Grid minWidth={360} gap={20}>
          <NameFields form={form} />
          <LineField form={form} name="username" autoComplete="nickname" maxLength={60} />
          <div data-field="gender">
            <SelectField
              name="gender"
              label={t('accounts/person-form:field.gender')}
              options={genders.map((value) => ({
                value,
                label: t(`accounts/person-form:gender.${value}`),
              }))}
              value={draft.gender}
              onChange={(gender) => change({ gender: gender as Draft['gender'] })}
              error={errors.gender}
            />
          </div>
          <LineField
            form={form}
            name="dob"
            hint={t('accounts/person-form:dateHint')}
            {...dateLine}
            autoComplete="bday"
          />
        </Grid>
        <EducationField form={form} isParent={isParent} />
      </Stack>
    </Card>
  );
}

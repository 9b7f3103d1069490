import { useTranslation } from 'react-i18next';
import { Grid, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LineField } from '../../person-form/line-field.tsx';
import { PlaceFields } from '../../person-form/place-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export function AddressGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('accounts/profile');
  return (
    <Card title={t('edit.group.address')}>
      <Stack>
        <PlaceFields form={form} />
        <Grid minWidth={300} gap={20}>
          <LineField form={form} name="address" hint={t('edit.streetHint')} maxLength={300} />
          <LineField
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

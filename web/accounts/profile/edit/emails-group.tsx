import { languages } from '@bac/exam/item/language.ts';
import { NativeSelect } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Grid, Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import controls from '../../../ui/theme/controls.module.css';
import classes from './edit.module.css';
import type { ProfileForm } from './use-profile-form.ts';

const vietnamZone = 'Asia/Ho_Chi_Minh';

/** The older name of the zone, which some browsers list instead. */
const oldVietnamZone = 'Asia/Saigon';

/** Vietnam first, then all others; the chosen zone is included even if this browser does not support it. */
function timeZones(chosen: string): { value: string; label: string }[] {
  const supported = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== oldVietnamZone);
  return [...new Set([vietnamZone, chosen, ...supported])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}

const emailKinds = ['results', 'reminders', 'news'] as const;

export function EmailsGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['accounts/profile', 'accounts/person-form', 'ui']);
  const noteId = useId();
  const errorId = useId();
  const { draft, change, errors } = form;
  const zones = useMemo(() => timeZones(draft.timezone), [draft.timezone]);
  return (
    <Card title={t('edit.group.letters')}>
      <Grid minWidth={300} gap={20}>
        <Stack data-field="timezone">
          {/* A native select: four hundred options are too many for our own list. */}
          <NativeSelect
            name="timezone"
            label={t('accounts/person-form:field.timezone')}
            data={zones}
            value={draft.timezone}
            onChange={({ currentTarget }) => change({ timezone: currentTarget.value })}
            error={errors.timezone}
          />
          <NativeSelect
            name="language"
            label={t('accounts/person-form:field.language')}
            data={languages.map((value) => ({ value, label: t(`ui:languageName.${value}`) }))}
            value={draft.language}
            onChange={({ currentTarget }) =>
              change({ language: currentTarget.value === 'en' ? 'en' : 'vi' })
            }
            error={errors.language}
          />
        </Stack>
        <Stack
          as="fieldset"
          gap={12}
          className={classes.letters}
          data-field="notifications"
          aria-describedby={`${noteId} ${errorId}`}
        >
          <legend className={controls.label}>
            {t('accounts/person-form:field.notifications')}
          </legend>
          {emailKinds.map((kind) => (
            <CheckboxField
              key={kind}
              label={t(`edit.letters.${kind}`)}
              checked={draft.notifications[kind]}
              onChange={({ currentTarget: { checked } }) =>
                change({ notifications: { ...draft.notifications, [kind]: checked } })
              }
            />
          ))}
          <Muted id={noteId}>{t('edit.letters.note')}</Muted>
          <FieldError id={errorId}>{errors.notifications}</FieldError>
        </Stack>
      </Grid>
    </Card>
  );
}

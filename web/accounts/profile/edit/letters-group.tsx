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

const ours = 'Asia/Ho_Chi_Minh';

/** The older name of ours, under which some browsers list it. */
const oldName = 'Asia/Saigon';

/** Ours first, then all the others; the chosen one is there even if this browser does not know it. */
function timeZones(chosen: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== oldName);
  return [...new Set([ours, chosen, ...known])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}

const letters = ['results', 'reminders', 'news'] as const;

export function LettersGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['accounts/profile', 'accounts/person-form', 'ui']);
  const noteId = useId();
  const errorId = useId();
  const { draft, change, errors } = form;
  const zones = useMemo(() => timeZones(draft.timezone), [draft.timezone]);
  return (
    <Card title={t('edit.group.letters')}>
      <Grid minWidth={300} gap={20}>
        <Stack data-field="timezone">
          {/* The browser's own list: four hundred zones are too many for one that we draw. */}
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
          {letters.map((letter) => (
            <CheckboxField
              key={letter}
              label={t(`edit.letters.${letter}`)}
              checked={draft.notifications[letter]}
              onChange={({ currentTarget: { checked } }) =>
                change({ notifications: { ...draft.notifications, [letter]: checked } })
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

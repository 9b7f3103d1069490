import type { Segment } from '@bac/contract/accounts/notifications.ts';
import { roles } from '@bac/contract/protocol/permission.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from '../notifications.module.css';

interface Props {
  segment: Segment;
  onChange: (segment: Segment) => void;
}

const arrow = <IconChevronDown size={18} aria-hidden />;

/** Chooses the recipients; a field left empty does not narrow the segment. */
export function SegmentFields({ segment, onChange }: Props) {
  const { t } = useTranslation('accounts/console/notifications');
  const change = (changes: Partial<Segment>): void => onChange({ ...segment, ...changes });
  return (
    <Stack>
      <Row as="fieldset" gap={14} className={classes.roles}>
        <legend>{t('field.roles')}</legend>
        {roles.map((role) => (
          <CheckboxField
            key={role}
            label={t(`role.${role}`)}
            checked={segment.roles.includes(role)}
            onChange={({ currentTarget }) =>
              change({
                roles: roles.filter((other) =>
                  other === role ? currentTarget.checked : segment.roles.includes(other),
                ),
              })
            }
          />
        ))}
      </Row>
      <Grid minWidth={170} gap={14}>
        <NativeSelect
          label={t('field.language')}
          rightSection={arrow}
          value={segment.language ?? ''}
          data={[
            { value: '', label: t('any') },
            { value: 'vi', label: t('language.vi') },
            { value: 'en', label: t('language.en') },
          ]}
          onChange={({ currentTarget }) =>
            change({ language: (currentTarget.value || null) as Segment['language'] })
          }
        />
        <NativeSelect
          label={t('field.tests')}
          rightSection={arrow}
          value={segment.tests ?? ''}
          data={[
            { value: '', label: t('any') },
            { value: 'some', label: t('tests.some') },
            { value: 'none', label: t('tests.none') },
          ]}
          onChange={({ currentTarget }) =>
            change({ tests: (currentTarget.value || null) as Segment['tests'] })
          }
        />
        <TextInput
          type="date"
          label={t('field.since')}
          min="2000-01-01"
          max="2999-12-31"
          value={segment.registeredSince ?? ''}
          onChange={({ currentTarget }) => change({ registeredSince: currentTarget.value || null })}
        />
      </Grid>
    </Stack>
  );
}

import { officeHoursText, type OfficeHours } from '@bac/contract/tickets/office-hours.ts';
import type { FieldId } from '@bac/exam/orientation/fields.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { differences } from './differences.ts';
import type messages from './messages.en.json';
import classes from './system-settings.module.css';

interface Props {
  draft: object;
  /** The version that somebody else has saved; null if they removed it. */
  stored: object | null;
  isBusy: boolean;
  onOverwrite: () => void;
  onAccept: () => void;
}

type Field = keyof (typeof messages)['field'];

/** Shown when somebody else has saved the same settings: their values, and the choice between the two versions. */
export function ConflictNote({ draft, stored, isBusy, onOverwrite, onAccept }: Props) {
  const { t } = useTranslation(['site/console/system-settings', 'site/orientation/result', 'ui']);

  const [language] = useLanguage();

  function label(path: string): string {
    const [name = path, code] = path.replace(/^(contacts|operator)\./, '').split('.');
    const field = t(`field.${name as Field}`);
    if (code === undefined) return field;
    return t('inLanguage', { field, language: t(`ui:languageName.${code as 'en' | 'vi'}`) });
  }
  function displayValue(path: string, value: unknown): string {
    if (path === 'officeHours') return officeHoursText(value as OfficeHours, language);
    if (value === 'application' || value === 'cut-off') return t(`thresholds.kind.${value}`);
    if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off');
    if (value === null || value === '') return t('conflict.nothing');
    if (value === 'en' || value === 'vi') return t(`ui:languageName.${value}`);
    if (!Array.isArray(value)) return String(value);
    const names = (value as FieldId[]).map((id) => t(`site/orientation/result:fields.${id}.name`));
    return names.join(', ') || t('conflict.nothing');
  }

  return (
    <Stack gap={12} className={classes.conflict} role="alert">
      <p>{t(stored ? 'conflict.text' : 'conflict.gone')}</p>
      {stored && (
        <Stack as="dl" gap={8}>
          {differences(draft, stored).map(({ path, stored: value }) => (
            <div key={path}>
              <dt>{label(path)}</dt>
              <dd>{displayValue(path, value)}</dd>
            </div>
          ))}
        </Stack>
      )}
      <Row gap={10}>
        <Button variant="default" disabled={isBusy} onClick={onAccept}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button loading={isBusy} onClick={onOverwrite}>
          {t('conflict.keepMine')}
        </Button>
      </Row>
    </Stack>
  );
}

import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from './draft.ts';
import { zoneName } from './local-field.ts';
import layout from './terms.module.css';

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errorOf: (field: 'opens' | 'closes') => string | undefined;
}

/** From when until when it can be started, on the clock of whoever fills it in. */
export function WindowFields({ draft, onChange, errorOf }: Props) {
  const { t } = useTranslation('following/classes');
  return (
    <div>
      <div className={layout.window}>
        <TextInput
          type="datetime-local"
          label={t('terms.opens')}
          value={draft.opens}
          error={errorOf('opens')}
          onChange={({ currentTarget }) => onChange({ opens: currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label={t('terms.closes')}
          value={draft.closes}
          error={errorOf('closes')}
          onChange={({ currentTarget }) => onChange({ closes: currentTarget.value })}
        />
      </div>
      <p className={layout.hint}>{t('terms.windowNote', { zone: zoneName() })}</p>
    </div>
  );
}

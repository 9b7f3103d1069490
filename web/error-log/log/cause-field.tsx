import { NativeSelect } from '@mantine/core';
import type { Mistake } from '@bac/contract/mistakes.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

interface Props {
  mistake: Mistake;
  /** Null gives the word back to our guess. */
  onChange: (cause: MistakeCause | null) => void;
}

export function CauseField({ mistake, onChange }: Props) {
  const { t } = useTranslation('error-log');
  const [language] = useLanguage();
  const { cause, suggested, topic } = mistake;
  const causes = mistakeCauses.map((value) => ({ value, label: t(`cause.${value}`) }));
  const guess = { value: '', label: t('row.suggested', { cause: t(`cause.${suggested}`) }) };
  return (
    <NativeSelect
      rightSection={<IconChevronDown size={18} aria-hidden />}
      aria-label={t('row.cause', { topic: topic[language] })}
      data={[guess, ...causes]}
      value={cause ?? ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : (target.value as MistakeCause))
      }
    />
  );
}

import type { Mistake } from '@bac/contract/mistakes.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';

interface Props {
  mistake: Mistake;
  /** Null gives the word back to our guess. */
  onChange: (cause: MistakeCause | null) => void;
}

export function CauseField({ mistake, onChange }: Props) {
  const { t } = useTranslation('error-log');
  const { t: words } = useTranslation('ui/question-words');
  const [language] = useLanguage();
  const { cause, suggested, topic } = mistake;
  const causes = mistakeCauses.map((value) => ({ value, label: words(`cause.${value}`) }));
  const guess = { value: '', label: t('row.suggested', { cause: words(`cause.${suggested}`) }) };
  return (
    <PlainSelect
      label={t('row.cause', { topic: topic[language] })}
      options={[guess, ...causes]}
      value={cause ?? ''}
      onChange={(value) => onChange(value === '' ? null : (value as MistakeCause))}
    />
  );
}

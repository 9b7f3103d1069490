import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import links from '../../links.module.css';
import { useLanguage } from '../../../i18n/use-language.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { PlainSelect } from '../../../ui/forms/plain-select.tsx';
import classes from './cause-field.module.css';

interface Props {
  mistake: Mistake;
  /** Null returns to the suggestion. */
  onChange: (cause: MistakeCause | null) => void;
}

/** The cause chosen by the student; until then the suggestion, marked as such and confirmed with one press. */
export function CauseField({ mistake, onChange }: Props) {
  const { t } = useTranslation('results/error-log');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const { cause, suggested } = mistake;
  const topic = mistake.topic[language];
  const causes = mistakeCauses.map((value) => ({ value, label: tQuestion(`cause.${value}`) }));
  const noCause = {
    value: '',
    label: suggested
      ? t('row.suggested', { cause: tQuestion(`cause.${suggested}`) })
      : t('row.noSuggestion'),
  };
  return (
    <div className={classes.cause} data-open={cause === null || undefined}>
      <PlainSelect
        label={t('row.cause', { topic })}
        options={[noCause, ...causes]}
        value={cause ?? ''}
        onChange={(value) => onChange(value === '' ? null : (value as MistakeCause))}
      />
      {cause === null && suggested && (
        <PlainButton
          className={`${links.button} ${classes.confirm}`}
          aria-label={t('row.confirmOf', { cause: tQuestion(`cause.${suggested}`), topic })}
          onClick={() => onChange(suggested)}
        >
          <IconCheck size={16} aria-hidden />
          {t('row.confirm')}
        </PlainButton>
      )}
    </div>
  );
}

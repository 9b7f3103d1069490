import { thresholdKinds, type ThresholdKind } from '@bac/contract/results/threshold-kinds.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../../ui/forms/choice-cards.tsx';
import shared from '../system-settings.module.css';
import type { Draft, DraftProblem } from './threshold-draft.ts';

interface Props {
  draft: Draft;
  problems: Record<string, DraftProblem>;
  onChange: (part: Partial<Draft>) => void;
}

const languages = ['vi', 'en'] as const;

export function ThresholdFields({ draft, problems, onChange }: Props) {
  const { t } = useTranslation(['site/console/system-settings', 'ui']);
  const problem = (path: string): string | undefined =>
    problems[path] && t(`problem.${problems[path]}`);

  const bilingualFields = (name: 'university' | 'source') =>
    languages.map((language) => (
      <TextInput
        key={`${name}.${language}`}
        label={t('inLanguage', {
          field: t(`field.${name}`),
          language: t(`ui:languageName.${language}`),
        })}
        lang={language}
        maxLength={300}
        value={draft[name][language]}
        error={problem(`${name}.${language}`)}
        data-autofocus={(name === 'university' && language === 'vi') || undefined}
        onChange={({ target }) =>
          onChange({ [name]: { ...draft[name], [language]: target.value } })
        }
      />
    ));
  const numberField = (name: 'score' | 'year') => (
    <TextInput
      label={t(`field.${name}`)}
      inputMode="numeric"
      maxLength={4}
      value={draft[name]}
      error={problem(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );

  return (
    <div className={shared.pair}>
      {bilingualFields('university')}
      <div className={shared.wide ?? ''}>
        <ChoiceCards<ThresholdKind>
          legend={t('field.kind')}
          name="kind"
          choices={thresholdKinds.map((kind) => ({
            value: kind,
            label: t(`thresholds.kind.${kind}`),
          }))}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      {numberField('score')}
      {numberField('year')}
      {bilingualFields('source')}
      <TextInput
        className={shared.wide ?? ''}
        type="url"
        label={t('field.url')}
        description={t('thresholds.urlNote')}
        maxLength={500}
        value={draft.url}
        error={problem('url')}
        onChange={({ target }) => onChange({ url: target.value })}
      />
    </div>
  );
}

import type { Preferences } from '@bac/contract/accounts/profile.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { useFormat } from '../../ui/format/use-format.ts';

type Section = keyof Preferences['extraTime'];
type Factor = Preferences['extraTime'][Section];

/** Of one module, at the time everyone has. */
const minutesOf: Record<Section, number> = { rw: 32, math: 35 };

/** A radio button's value is a text. */
const factors = { '1': 1, '1.5': 1.5, '2': 2 } as const satisfies Record<string, Factor>;
const names = ['1', '1.5', '2'] as const satisfies (keyof typeof factors)[];

interface Props {
  section: Section;
  factor: Factor;
  onChange: (factor: Factor) => void;
}

export function ExtraTime({ section, factor, onChange }: Props) {
  const { t } = useTranslation('accounts/settings');
  const format = useFormat();
  return (
    <ChoiceCards
      legend={t(`tests.time.${section}`)}
      name={`extraTime.${section}`}
      choices={names.map((name) => ({
        value: name,
        label: `×${format.number(factors[name])}`,
        description: t('tests.minutes', {
          minutes: format.number(minutesOf[section] * factors[name]),
        }),
      }))}
      value={`${factor}`}
      onChange={(name) => onChange(factors[name])}
    />
  );
}

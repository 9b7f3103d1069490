import { useTranslation } from 'react-i18next';
import type messages from '../messages.en.json';

type Word = keyof (typeof messages)['difference'];

/** `response.choices.B.rationale` as “Choice B, reason”. */
export function useItemFieldLabel(): (path: string) => string {
  const { t } = useTranslation('bank/console/items');
  return (path) => {
    const [first = '', second = '', third = '', fourth = ''] = path.split('.');
    if (first === 'passages') return t('fields.text', { number: Number(second) + 1 });
    if (first === 'figures') {
      return `${t('figure.number', { number: Number(second) + 1 })}, ${third}`;
    }
    if (first !== 'response') {
      return second === ''
        ? t(`difference.${first as Word}`)
        : `${t(`difference.${first as Word}`)} ${second}`;
    }
    if (second === 'choices') {
      return `${t('fields.choice', { id: third })}, ${t(`difference.${fourth as Word}`)}`;
    }
    return t(`difference.${second as Word}`);
  };
}

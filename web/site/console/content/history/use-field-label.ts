import { useTranslation } from 'react-i18next';
import type { FieldName } from '../fields/fields-of.ts';

/** `phases.0.title` as “Phase 1, Title”. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation('site/console/content');
  return (path) => {
    const [first = '', place, ...rest] = path.split('.');
    if (first === 'features' || first === 'phases') {
      const item = t(`editor.item.${first}`, { number: Number(place) + 1 });
      return [item, ...rest.map((name) => t(`field.${name as FieldName}`))].join(', ');
    }
    return t(`field.${(place ?? first) as FieldName}`);
  };
}

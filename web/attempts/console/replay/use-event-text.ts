import { useTranslation } from 'react-i18next';
import { useSpan } from '../use-span.ts';
import { usePlaceName } from '../use-place-name.ts';
import type { LogLine } from './describe-log.ts';

/** Returns the text of a line of the log. */
export function useEventText(): (line: LogLine) => string {
  const { t } = useTranslation('attempts/console');
  const span = useSpan();
  const { module: moduleName } = usePlaceName();
  return ({ what, question, values }) => {
    const number = (question ?? 0) + 1;
    switch (what) {
      case 'visited':
        return t('event.visited', { number, span: span(Number(values['ms'])) });
      case 'routed':
        return t('event.routed', {
          part: moduleName(values['section'] as 'rw' | 'math', 2),
          route: t(`route.${values['route'] as 'lower' | 'higher'}`),
        });
      case 'extended':
        return t('event.extended', { count: Number(values['minutes']) });
      case 'superseded':
        return t('event.superseded', {
          reason: t(`refusal.${values['reason'] as 'too-late'}`),
        });
      default:
        return t(`event.${what}`, { number, ...values });
    }
  };
}

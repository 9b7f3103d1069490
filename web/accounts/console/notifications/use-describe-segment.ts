import type { Segment } from '@bac/contract/accounts/notifications.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';

/** Describes a segment in words: "Students, tutors; in English; registered since September 1, 2026". */
export function useDescribeSegment(): (segment: Segment) => string {
  const { t } = useTranslation('accounts/console/notifications');
  const { date } = useFormat();
  return ({ roles, language, registeredSince, tests }) =>
    [
      roles.length === 0 ? t('everybody') : roles.map((role) => t(`role.${role}`)).join(', '),
      ...(language === null ? [] : [t(`said.${language}`)]),
      ...(registeredSince === null ? [] : [t('said.since', { date: date(registeredSince) })]),
      ...(tests === null ? [] : [t(`said.${tests}`)]),
    ].join('; ');
}

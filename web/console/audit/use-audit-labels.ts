import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Enough characters of an id to distinguish it from others. */
const shortIdLength = 8;
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

const shorten = (id: string): string => (uuid.test(id) ? id.slice(0, shortIdLength) : id);

const clockTime = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', { hourCycle: 'h23' });

const isThisYear = (at: string): boolean => new Date(at).getFullYear() === new Date().getFullYear();

/** Translates the codes of the log; a code without a translation is shown as it is. */
export function useAuditLabels() {
  const { t, i18n } = useTranslation('console/audit');
  const { date, shortDate, time, number } = useFormat();
  const translated = (key: string): string | undefined =>
    i18n.exists(`console/audit:${key}`) ? t(key as 'field.status') : undefined;

  const fieldName = (name: string): string => {
    const parts = name.split('.');
    const hasLanguage = parts.length > 1 && /^(en|vi)$/.test(parts.at(-1) ?? '');
    const path = hasLanguage ? parts.slice(0, -1) : parts;
    const label =
      translated(`field.${path.join('_')}`) ?? translated(`field.${path.at(-1)}`) ?? path.join('.');
    return hasLanguage ? `${label} (${parts.at(-1)})` : label;
  };
  const value = (raw: unknown): string => {
    if (raw === undefined || raw === null || raw === '') return t('none');
    if (typeof raw === 'boolean') return t(raw ? 'yes' : 'no');
    if (typeof raw === 'number') return Number.isInteger(raw) ? String(raw) : number(raw);
    if (Array.isArray(raw)) {
      return raw.length === 0 ? t('none') : raw.map((item) => value(item)).join(', ');
    }
    if (typeof raw !== 'string') return JSON.stringify(raw);
    if (moment.test(raw)) return `${date(raw)}, ${time(raw)}`;
    return (
      translated(`value.${raw.replaceAll('.', '_')}`) ?? translated(`field.${raw}`) ?? shorten(raw)
    );
  };
  const subject = ({ subject: code, subjectName }: AuditEntry): string => {
    if (subjectName) return subjectName;
    const [kind = '', ...rest] = code.split(':');
    const kindName = translated(`subject.${kind}`) ?? kind;
    return rest.length === 0
      ? kindName
      : `${kindName} ${rest.map((part) => value(part)).join(' ')}`;
  };
  return {
    action: (name: string): string => translated(`action.${name}`) ?? name,
    fieldName,
    value,
    subject,
    actor: ({ actor }: AuditEntry): string => (actor ? actor.name || t('gone') : t('product')),
    /** To the second: readers of the log reconstruct the order of events. */
    moment: (at: string): string => `${date(at)}, ${clockTime(at)}`,
    shortMoment: (at: string): string =>
      `${isThisYear(at) ? shortDate(at) : date(at)}, ${clockTime(at)}`,
    from: ({ address, actor }: AuditEntry): string => address ?? (actor ? '–' : t('nowhere')),
  };
}

import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** How much of an id is enough to tell it from others. */
const shortId = 8;
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

const shorten = (id: string): string => (uuid.test(id) ? id.slice(0, shortId) : id);

const clock = (at: string): string => new Date(at).toLocaleTimeString('en-GB');

const isThisYear = (at: string): boolean => new Date(at).getFullYear() === new Date().getFullYear();

/** The log's own words in the language of the page; what has no words is shown as the log has it. */
export function useAuditWords() {
  const { t, i18n } = useTranslation('console/audit');
  const { date, shortDate, time, number } = useFormat();
  const known = (key: string): string | undefined =>
    i18n.exists(`console/audit:${key}`) ? t(key as 'field.status') : undefined;

  const fieldName = (name: string): string => {
    const parts = name.split('.');
    const isInLanguage = parts.length > 1 && /^(en|vi)$/.test(parts.at(-1) ?? '');
    const own = isInLanguage ? parts.slice(0, -1) : parts;
    const said = known(`field.${own.join('_')}`) ?? known(`field.${own.at(-1)}`) ?? own.join('.');
    return isInLanguage ? `${said} (${parts.at(-1)})` : said;
  };
  const value = (given: unknown): string => {
    if (given === undefined || given === null || given === '') return t('none');
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no');
    if (typeof given === 'number') return Number.isInteger(given) ? String(given) : number(given);
    if (Array.isArray(given)) {
      return given.length === 0 ? t('none') : given.map((one) => value(one)).join(', ');
    }
    if (typeof given !== 'string') return JSON.stringify(given);
    if (moment.test(given)) return `${date(given)}, ${time(given)}`;
    return (
      known(`value.${given.replaceAll('.', '_')}`) ?? known(`field.${given}`) ?? shorten(given)
    );
  };
  const subject = ({ subject: given, subjectName }: AuditEntry): string => {
    if (subjectName) return subjectName;
    const [kind = '', ...rest] = given.split(':');
    const words = known(`subject.${kind}`) ?? kind;
    return rest.length === 0 ? words : `${words} ${rest.map((part) => value(part)).join(' ')}`;
  };
  return {
    action: (name: string): string => known(`action.${name}`) ?? name,
    fieldName,
    value,
    subject,
    actor: ({ actor }: AuditEntry): string => (actor ? actor.name || t('gone') : t('product')),
    /** To the second: the log is read to find out what came before what. */
    moment: (at: string): string => `${date(at)}, ${clock(at)}`,
    shortMoment: (at: string): string =>
      `${isThisYear(at) ? shortDate(at) : date(at)}, ${clock(at)}`,
    from: ({ address, actor }: AuditEntry): string => address ?? (actor ? '–' : t('nowhere')),
  };
}

import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDeadline } from '../../assigned/use-deadline.ts';
import { sectionName } from '../../../item/part-name.ts';
import layout from './assignment.module.css';

/** What was agreed, in a few pairs of words. */
export function TermsLine({ whole }: { whole: WholeAssignment }) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const deadline = useDeadline();
  const { opensAt, closesAt, attempts, sections, shows, shownAt, note } = whole;
  const facts = [
    ['opens', deadline(opensAt)],
    ['closes', deadline(closesAt)],
    ['attempts', t('terms.attemptsOf', { count: attempts })],
    ['sections', sections.map((section) => sectionName(section)[language]).join(', ')],
    [
      'shows',
      shownAt === null || shows === 'at-once'
        ? t(`shows.${shows}`)
        : t('assignment.shownSince', { when: deadline(shownAt) }),
    ],
  ] as const;
  return (
    <>
      <dl className={layout.terms}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note !== '' && <p className={layout.note}>{note}</p>}
    </>
  );
}

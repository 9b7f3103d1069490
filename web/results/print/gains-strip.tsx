import type { ReadyReport } from '@bac/contract/results/results.ts';
import { skillFacts } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { domainName } from '../../item/taxonomy-name.ts';
import { topGains } from './gains.ts';
import { shortSkillName } from './missed.ts';
import classes from './strips.module.css';

export function GainsStrip({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  const gains = topGains(report);
  if (gains.length === 0) return null;
  const hasPoints = gains.some(({ points }) => points !== null);
  return (
    <section>
      <h2 className={classes.gainsTitle}>{t(hasPoints ? 'gains.title' : 'gains.noPoints')}</h2>
      <ul className={classes.gains}>
        {gains.map(({ skill, points, missed }) => (
          <li key={skill}>
            {points !== null && <span className={classes.points}>−{points}</span>}
            <span>
              <strong>{shortSkillName({ skill }, language)}</strong>
              <br />
              {t('gains.missed', {
                domain: domainName(skillFacts[skill].domain)[language],
                count: missed,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

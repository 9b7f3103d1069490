import type { ReadyReport } from '@bac/contract/results/results.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domainFacts, domains } from '@bac/exam/item/taxonomy.ts';
import { tallyBy } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { sectionName } from '../../../item/structure-name.ts';
import { inTeamOrder } from '../../../item/taxonomy-name.ts';
import classes from './by-domain.module.css';
import { DomainRow } from './domain-row.tsx';

/** Results by domain in each section; a domain expands into its skills. */
export function ByDomain({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const groups = tallyBy(report.questions, inTeamOrder(domains), ({ domain }) => domain);
  const largestTotal = Math.max(...groups.map(({ tally }) => tally.total));
  const standings = new Map(
    report.sections.flatMap((section) =>
      section.domains.map(({ domain, strength }) => [domain, strength] as const),
    ),
  );
  const columns = sections
    .map((section) => ({
      section,
      own: groups.filter(({ key }) => domainFacts[key].section === section),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <Stack as="section" aria-labelledby="by-domain">
      <SectionTitle id="by-domain" title={t('domains.title')} note={t('domains.note')} />
      <Grid minWidth={400} className={classes.columns}>
        {columns.map(({ section, own }) => (
          <div key={section}>
            <Muted as="h3">{sectionName(section)[language]}</Muted>
            {own.map(({ key, tally }) => (
              <DomainRow
                key={key}
                domain={key}
                tally={tally}
                largestTotal={largestTotal}
                standing={standings.get(key)}
                questions={report.questions.filter(({ domain }) => domain === key)}
              />
            ))}
          </div>
        ))}
      </Grid>
    </Stack>
  );
}

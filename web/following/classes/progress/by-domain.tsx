import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domainFacts } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { domainName } from '../../../item/taxonomy-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './by-domain.module.css';

interface Props {
  shares: WholeAssignment['byDomain'];
  note: string;
}

/** The share of correct answers by domain, section by section. */
export function ByDomain({ shares, note }: Props) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const { percent } = useFormat();
  if (shares.length === 0) return null;
  const groups = sections
    .map((section) => ({
      section,
      sectionShares: shares.filter(({ domain }) => domainFacts[domain].section === section),
    }))
    .filter(({ sectionShares }) => sectionShares.length > 0);
  return (
    <section aria-labelledby="by-domain">
      <SectionTitle id="by-domain" title={t('domains.title')} note={note} />
      <Grid minWidth={400} className={classes.columns}>
        {groups.map(({ section, sectionShares }) => (
          <div key={section}>
            <Muted as="h3">{sectionName(section)[language]}</Muted>
            <ul className={classes.list}>
              {sectionShares.map(({ domain, right, total }) => (
                <li key={domain}>
                  <Row
                    as="p"
                    isOneLine
                    align="baseline"
                    justify="between"
                    gap={16}
                    className={classes.line}
                  >
                    <span>{domainName(domain)[language]}</span>
                    <Muted as="span" className={classes.figure}>
                      <b>{percent(right / total)}</b> {t('domains.of', { right, total })}
                    </Muted>
                  </Row>
                  <div className={classes.bar} aria-hidden>
                    <span style={{ width: `${(100 * right) / total}%` }} />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Grid>
    </section>
  );
}

import type { ReadyReport } from '@bac/contract/results/results.ts';
import { sections } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Panel } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import classes from './score-card.module.css';
import { SectionPanel } from './section-panel.tsx';
import { TotalPanel } from './total-panel.tsx';

/** The total on its stairs and the sections on their scales; for a section taken alone, only that section. */
export function ScoreCard({ report }: { report: ReadyReport }) {
  const { total } = report;
  return (
    <Panel gap={0} className={classes.card} data-alone={total === null || undefined}>
      {total && <TotalPanel report={report} total={total} />}
      <div className={classes.sections}>
        {report.sections.map((score) => (
          <SectionPanel
            key={score.section}
            score={score}
            isAlone={total === null}
            isProvisional={report.isProvisional}
          />
        ))}
        {total === null && <WhyNoTotal report={report} />}
      </div>
    </Panel>
  );
}

/** Says whether the other section was not chosen or not finished. */
function WhyNoTotal({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const scoredSections = new Set(report.sections.map(({ section }) => section));
  const takenSections = new Set(report.modules.map(({ section }) => section));
  const unfinished = sections.find(
    (section) => takenSections.has(section) && !scoredSections.has(section),
  );
  return (
    <Muted size="md" className={classes.why}>
      {unfinished
        ? t('score.noTotal', { section: sectionName(unfinished)[language] })
        : t('score.sectionOnly')}
    </Muted>
  );
}

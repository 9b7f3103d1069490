import type { ReadyReport } from '@bac/contract/results/results.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { useTranslation } from 'react-i18next';
import overview from './overview.module.css';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { skillName } from '../../item/taxonomy-name.ts';
import { GainRow } from './gain-row.tsx';
import { gainRows } from './gain-rows.ts';
import classes from './gains-card.module.css';

export function GainsCard({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const isScored = report.sections.length > 0;
  const rows = gainRows(report);
  const hasMisses = report.questions.some(isMissed);
  const title = report.isOwn ? 'gains.ownTitle' : 'gains.title';
  return (
    <Stack as="section" className={`${overview.filled} ${classes.section}`} aria-labelledby="gains">
      <SectionTitle
        id="gains"
        title={t(isScored ? title : 'gains.missedTitle')}
        note={t(isScored ? 'gains.note' : 'gains.missedNote')}
      />
      <Card>
        {rows.length === 0 ? (
          <EmptyState
            title={t('gains.none')}
            text={t(hasMisses ? 'gains.noneScoredText' : 'gains.noneText')}
          />
        ) : (
          <ol className={classes.rows}>
            {rows.map((gain) => (
              <GainRow
                key={gain.kind === 'skill' ? gain.skill : 'slip'}
                gain={gain}
                report={report}
              />
            ))}
          </ol>
        )}
        {report.isOwn && hasMisses && <PracticeNote practice={report.practice} />}
      </Card>
    </Stack>
  );
}

/** Names skills to practice only from several attempts together. */
function PracticeNote({ practice }: Pick<ReadyReport, 'practice'>) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const names = practice.map(({ skill }) => skillName(skill)[language]);
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <Muted size="sm" className={classes.practice}>
      {practice.length > 0 ? t('gains.practice', { skills: listed }) : t('gains.tooFew')}
    </Muted>
  );
}

import type { ReadyReport } from '@bac/contract/results/results.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { useTranslation } from 'react-i18next';
import overview from './overview.module.css';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { GainRow } from './gain-row.tsx';
import { gainRows } from './gain-rows.ts';
import classes from './gains-card.module.css';

export function GainsCard({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const isScored = report.sections.length > 0;
  const rows = gainRows(report);
  const hasMisses = report.questions.some(isMissed);
  return (
    <Stack as="section" className={`${overview.filled} ${classes.section}`} aria-labelledby="gains">
      <SectionTitle
        id="gains"
        title={t(isScored ? 'gains.title' : 'gains.missedTitle')}
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
      </Card>
    </Stack>
  );
}

import type { ReadyReport } from '@bac/contract/results/results.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { CompareSection } from '../compare/compare-section.tsx';
import { ByDifficulty } from './breakdown/by-difficulty.tsx';
import { ByDomain } from './breakdown/by-domain.tsx';
import { ByModule } from './breakdown/by-module.tsx';
import { CountCard } from './breakdown/count-card.tsx';
import { Facts } from './facts.tsx';
import { GainsCard } from './gains-card.tsx';
import { GoalSection } from './score/goal-section.tsx';
import { NextSteps } from './next-steps.tsx';
import classes from './overview.module.css';
import { PacingSection } from './pacing-section.tsx';
import { ScoreCard } from './score/score-card.tsx';

/** The whole result at a glance, from the score down to what to do next. */
export function OverviewTab({ report: fullReport }: { report: ReadyReport }) {
  // An invalidated result shows no score; its questions are still worth a look.
  const isValid = fullReport.invalidated === null;
  const report = isValid ? fullReport : { ...fullReport, total: null, sections: [] };
  const isScored = report.sections.length > 0;
  return (
    <Stack className={classes.overview}>
      <Stack gap={24}>
        {isScored ? <ScoreCard report={report} /> : <CountCard report={report} />}
        <Facts report={report} />
      </Stack>
      <div className={classes.pair}>
        <ByModule report={report} />
        <ByDifficulty report={report} />
      </div>
      <ByDomain report={report} />
      <PacingSection report={report} />
      {isValid && report.isOwn && <CompareSection report={report} />}
      {isValid && (
        <div className={report.total ? classes.pair : undefined} data-even>
          <GainsCard report={report} />
          {report.total && <GoalSection total={report.total} report={report} />}
        </div>
      )}
      {report.isOwn && <NextSteps report={report} />}
      {isValid && <EstimateNote report={report} />}
    </Stack>
  );
}

/** How certain the figures above are, and with whom the percentile compares. */
function EstimateNote({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  return (
    <Row
      as="aside"
      isOneLine
      align="start"
      gap={14}
      className={classes.note}
      aria-label={t('estimate.label')}
    >
      <IconInfoCircle size={20} aria-hidden />
      <p>
        <EstimateText report={report} />
      </p>
    </Row>
  );
}

function EstimateText({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const bold = { b: <strong /> };
  const { scored, pretest, dropped, sections, test } = report;
  if (sections.length === 0) {
    return <Trans t={t} i18nKey="estimate.practice" components={bold} />;
  }
  return (
    <>
      {pretest === 0 ? (
        <Trans t={t} i18nKey="estimate.scored" values={{ scored }} components={bold} />
      ) : (
        <Trans
          t={t}
          i18nKey="estimate.trial"
          count={pretest}
          values={{ scored, all: scored + pretest + dropped }}
          components={bold}
        />
      )}{' '}
      {dropped > 0 && `${t('estimate.dropped', { count: dropped })} `}
      {report.isProvisional && (
        <>
          <Trans t={t} i18nKey="estimate.provisional" components={bold} />{' '}
        </>
      )}
      {t('estimate.range')} {test.kind === 'diagnostic' && `${t('estimate.short')} `}
      {t('estimate.percentiles')}
    </>
  );
}

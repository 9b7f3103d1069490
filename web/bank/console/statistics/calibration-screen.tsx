import type { WholeCalibration } from '@bac/contract/bank/statistics.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { formatMoment } from '../../../ui/format/home-time.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { usePageName } from '../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { CalibrationFacts } from './calibration-facts.tsx';
import { CalibrationProgress } from './calibration-progress.tsx';
import { CurvesChart } from './curves/curves-chart.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DifficultyScatter } from './difficulty-scatter.tsx';
import { GroupsCard } from './groups-card.tsx';
import { isUnderWay } from './is-under-way.ts';
import { calibrationTones } from './calibration-tones.ts';
import { LeftCard } from './left-card.tsx';
import { RescoringCard } from './rescoring/rescoring-card.tsx';
import { statisticsPath } from './statistics-paths.ts';
import { ProposalsTable } from './proposals-table.tsx';
import classes from './statistics.module.css';
import { usePoll } from './use-poll.ts';

/** One calibration: its progress, its proposals and the decision on them. */
export function CalibrationScreen() {
  const { t } = useTranslation('bank/console/statistics');
  const { calibration = '' } = useParams();
  const reply = useQuery('GET /admin/calibrations/:calibration', { params: { calibration } });
  usePoll(reply.data !== undefined && isUnderWay(reply.data), reply.reload);
  useDocumentTitle(t('run.documentTitle'));
  usePageName(t('crumb'), statisticsPath);
  usePageName(t('run.crumb'));
  return (
    <div className={screen.screen}>
      <Loaded reply={reply} lines={12}>
        {(run) => <Run run={run} />}
      </Loaded>
    </div>
  );
}

function Run({ run }: { run: WholeCalibration }) {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  return (
    <>
      <PageTitle
        title={t('run.title', { section: t(`section.${run.section}`) })}
        lead={t('run.lead', {
          model: t(`model.${run.model}.name`),
          scope: t(`scope.${run.scope}.name`),
          when: formatMoment(run.createdAt, language),
        })}
        actions={
          <>
            {!isUnderWay(run) && (
              <Chip tone={calibrationTones[run.state]}>{t(`state.${run.state}`)}</Chip>
            )}
            <LinkButton to={statisticsPath} variant="default">
              {t('run.back')}
            </LinkButton>
          </>
        }
      />
      <Outcome run={run} />
    </>
  );
}

function Outcome({ run }: { run: WholeCalibration }) {
  const { t } = useTranslation('bank/console/statistics');
  if (isUnderWay(run)) {
    return (
      <Card title={t('run.underWay')} titleLevel={2}>
        <Stack gap={12}>
          <CalibrationProgress run={run} />
          <Muted size="sm" className={classes.lead}>
            {t('run.underWayText')}
          </Muted>
        </Stack>
      </Card>
    );
  }
  if (run.state === 'failed') {
    return (
      <Card title={t('run.failed')} titleLevel={2}>
        <Muted size="sm" className={classes.lead}>
          {run.failure === 'too-few'
            ? t('run.tooFew')
            : run.failure === 'unlinked'
              ? t('run.unlinked')
              : t('run.error')}
        </Muted>
      </Card>
    );
  }
  return <Findings run={run} />;
}

/** The proposals, of which those that are ticked are accepted. */
function Findings({ run }: { run: WholeCalibration }) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const toggle = (item: string): void => {
    const next = new Set(unticked);
    if (!next.delete(item)) next.add(item);
    setUnticked(next);
  };
  return (
    <>
      <DecisionCard run={run} unticked={unticked} />
      {run.state === 'accepted' && <RescoringCard />}
      <CalibrationFacts run={run} />
      <GroupsCard summary={run.summary} />
      <Card>
        <div data-tone="indigo">
          <CurvesChart proposals={run.proposals} />
        </div>
      </Card>
      <Card>
        <div data-tone="indigo">
          <DifficultyScatter proposals={run.proposals} />
        </div>
      </Card>
      <ProposalsTable
        proposals={run.proposals}
        {...(run.state === 'done' && { choice: { unticked, toggle } })}
      />
      <LeftCard left={run.left} />
    </>
  );
}

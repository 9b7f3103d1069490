import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../api/use-reply.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { compareReports } from './compare-reports.ts';
import { CompareWords } from './compare-words.tsx';
import classes from './compare.module.css';
import { ScoreTable } from './score-table.tsx';
import { ShareTable } from './share-table.tsx';

interface Props {
  report: ReadyReport;
  attempt: string;
}

export function OtherReport({ report, attempt }: Props) {
  const { t } = useTranslation('results/compare');
  const other = useReply('GET /results/:attempt', { params: { attempt }, query: {} });
  return (
    <Loaded reply={other} isInCard lines={6}>
      {(found) => {
        if (found.state !== 'ready') return <p className={classes.words}>{t('notReady')}</p>;
        const comparison = compareReports(report, found);
        return (
          <>
            <CompareWords comparison={comparison} open={report.attempt} />
            <div className={classes.tables}>
              <ScoreTable comparison={comparison} />
              <ShareTable comparison={comparison} />
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

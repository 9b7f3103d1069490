import type { Report } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { testPath } from '../../attempts/retake/test-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { ResultCrumbs } from '../header/result-crumbs.tsx';

type Unready = Exclude<Report, { state: 'ready' }>;

/** Says why an attempt has no result, or none yet, and offers the next action. */
export function NotReady({ report }: { report: Unready }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const format = useFormat();
  const { state, test } = report;
  const endedFor = (report.state === 'abandoned' && report.endReason) || undefined;
  const until = report.state === 'withheld' ? report.until : null;
  const shownFrom =
    until === null
      ? undefined
      : t('state.withheldUntil', { date: format.date(until), time: format.time(until) });
  return (
    <>
      <div>
        <ResultCrumbs />
        <PageTitle title={test.name[language]} />
      </div>
      <Card>
        {/* Screen readers announce a change of state. */}
        <div aria-live="polite">
          <EmptyState
            title={t(`state.${endedFor === undefined ? state : 'ended'}`)}
            text={endedFor ?? shownFrom ?? t(`state.${state}Text`)}
            action={<NextAction report={report} />}
          />
        </div>
      </Card>
    </>
  );
}

function NextAction({ report: { state, attempt, test } }: { report: Unready }) {
  const { t } = useTranslation('results');
  if (state === 'unfinished') {
    return <LinkButton to={`/test/screen?attempt=${attempt}`}>{t('state.resume')}</LinkButton>;
  }
  if (state === 'abandoned') {
    return <LinkButton to={testPath(test.id)}>{t('state.again')}</LinkButton>;
  }
  return null;
}

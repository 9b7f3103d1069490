import type { Report } from '@bac/contract/results.ts';
import { useTranslation } from 'react-i18next';
import { testPath } from '../api/test-path.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Crumbs } from './crumbs.tsx';

type Unready = Exclude<Report, { state: 'ready' }>;

/** An attempt that has no result, or none yet, and the way on. */
export function NotReady({ report }: { report: Unready }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const { state, test } = report;
  const endedFor = (report.state === 'abandoned' && report.endedFor) || undefined;
  return (
    <>
      <div>
        <Crumbs />
        <PageTitle title={test.name[language]} />
      </div>
      <Card>
        {/* Read out when it changes from one state to the next. */}
        <div aria-live="polite">
          <EmptyState
            title={t(`state.${endedFor === undefined ? state : 'ended'}`)}
            text={endedFor ?? t(`state.${state}Text`)}
            action={<WayOn report={report} />}
          />
        </div>
      </Card>
    </>
  );
}

function WayOn({ report: { state, attempt, test } }: { report: Unready }) {
  const { t } = useTranslation('results');
  if (state === 'unfinished') {
    return <LinkButton to={`/test/screen?attempt=${attempt}`}>{t('state.resume')}</LinkButton>;
  }
  if (state === 'abandoned') {
    return <LinkButton to={testPath(test.id)}>{t('state.again')}</LinkButton>;
  }
  return null;
}

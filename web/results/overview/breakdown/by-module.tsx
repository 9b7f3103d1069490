import type { ReadyReport, ReportModule } from '@bac/contract/results/results.ts';
import { tally } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { clockTime } from '../../../ui/format/clock-time.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useModuleName } from '../../use-module-name.ts';
import { ResultRow } from './result-row.tsx';
import classes from './result-row.module.css';

export function ByModule({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const nameOf = useModuleName(report.modules);
  const noteOf = ({ usedMs, ms, route }: ReportModule): string => {
    const time = t('modules.time', { used: clockTime(usedMs), allowed: clockTime(ms) });
    return route ? `${time}, ${t(`modules.${route}`)}` : time;
  };
  return (
    <Stack as="section" aria-labelledby="by-module">
      <SectionTitle id="by-module" title={t('modules.title')} />
      <ul className={classes.list}>
        {report.modules.map((module) => (
          <ResultRow
            key={module.module}
            name={nameOf(module)}
            note={noteOf(module)}
            tally={tally(report.questions.filter((each) => each.module === module.module))}
          />
        ))}
      </ul>
      {report.modules.some(({ route }) => route) && (
        <Muted size="sm" className={classes.remark}>
          {t('modules.routeNote')}
        </Muted>
      )}
    </Stack>
  );
}

import type { ReadyReport, ReportModule } from '@bac/contract/results/results.ts';
import { evenPace } from '@bac/exam/report/pace.ts';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { clockTime } from '../../ui/format/clock-time.ts';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { PacingBars } from '../charts/pacing-bars.tsx';
import type { PacingGroup } from '../charts/pacing-group.ts';
import { ResultLegend } from '../charts/result-legend.tsx';
import { useDetailAddress } from '../use-detail-address.ts';
import { useModuleName } from '../use-module-name.ts';
import classes from './overview.module.css';
import { pacingFacts, type PacingFact } from './pacing-facts.ts';

export function PacingSection({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const nameOf = useModuleName(report.modules);
  const detail = useDetailAddress();
  const summary = usePacingSummary(report);
  const isAlone = report.modules.every(({ part }) => part === 1);
  const shortNameOf = (module: ReportModule): string =>
    isAlone ? nameOf(module) : t(`pacing.shortName.${module.section}`, { part: module.part });
  const groups = report.modules.map((module): PacingGroup => {
    const own = report.questions.filter((question) => question.module === module.module);
    return {
      key: String(module.module),
      name: nameOf(module),
      shortName: shortNameOf(module),
      note: t('modules.time', { used: clockTime(module.usedMs), allowed: clockTime(module.ms) }),
      evenMs: evenPace(module.ms, own.length),
      bars: own.map(({ question, result, ms }) => ({
        key: String(question),
        number: question + 1,
        name: t(`pacing.bar.${result}`, {
          module: shortNameOf(module),
          number: question + 1,
          time: clockTime(ms),
        }),
        result,
        ms,
        // Only the student may open a question.
        ...(report.isOwn && { to: detail({ question: { module: module.module, question } }) }),
      })),
    };
  });
  return (
    <section aria-labelledby="pacing">
      <SectionTitle id="pacing" title={t('pacing.title')} actions={<ResultLegend isOfTime />} />
      <Muted size="base" className={classes.sentence}>
        {summary}
      </Muted>
      <PacingBars summary={summary} groups={groups} />
      <Muted size="sm" className={classes.hint}>
        <span className={classes.ofNumbers}>{`${t('pacing.numbers')} `}</span>
        {report.isOwn && t('pacing.open')}
      </Muted>
    </section>
  );
}

/** The pacing of an attempt in one to five short sentences. */
function usePacingSummary(report: ReadyReport): string {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const nameOf = useModuleName(report.modules);
  const toSentence = (fact: PacingFact): string => {
    switch (fact.kind) {
      case 'even':
      case 'rushedAll':
        return t(`pacing.${fact.kind}`);
      case 'rushed':
      case 'steady': {
        const names = fact.modules.map(nameOf);
        const modules = new Intl.ListFormat(language).format(names);
        return t(`pacing.${fact.kind}`, { count: names.length, modules });
      }
      default: {
        const { kind, count } = fact;
        const time = 'ms' in fact ? clockTime(fact.ms) : '';
        return t(`pacing.${kind}`, { count, module: nameOf(fact.module), time });
      }
    }
  };
  return pacingFacts(report).map(toSentence).join(' ');
}

import type { ReadyReport } from '@bac/contract/results/results.ts';
import { domains } from '@bac/exam/item/taxonomy.ts';
import { tally, tallyBy, type Tally } from '@bac/exam/report/tally.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { ResultBar } from '../charts/result-bar.tsx';
import { ResultLegend } from '../charts/result-legend.tsx';
import { longTime } from '../../ui/format/long-time.ts';
import { moduleName } from '../module-name.ts';
import { inTeamOrder, domainName } from '../../item/taxonomy-name.ts';
import classes from './print.module.css';

const difficulties = ['easy', 'medium', 'hard'] as const;

/** Results by module and difficulty on the left, by domain on the right. */
export function TallyLists({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const { modules, questions } = report;
  const byDomain = tallyBy(questions, inTeamOrder(domains), ({ domain }) => domain);
  return (
    <div className={classes.columns}>
      <div>
        <TallyList
          title={t('byModule')}
          rows={modules.map((module) => ({
            key: String(module.module),
            name: moduleName(report.modules, module, language),
            note: longTime(module.usedMs),
            tally: tally(questions.filter((question) => question.module === module.module)),
          }))}
        />
        <TallyList
          title={t('byDifficulty')}
          rows={tallyBy(questions, difficulties, ({ difficulty }) => difficulty).map((row) => ({
            ...row,
            name: tQuestion(`difficulty.${row.key}`),
          }))}
        />
      </div>
      <TallyList
        title={t('byDomain')}
        legend={<ResultLegend />}
        of={Math.max(...byDomain.map((row) => row.tally.total))}
        rows={byDomain.map((row) => ({ ...row, name: domainName(row.key)[language] }))}
      />
    </div>
  );
}

interface Row {
  key: string;
  name: string;
  note?: string;
  tally: Tally;
}

interface ListProps {
  title: string;
  legend?: ReactNode;
  rows: Row[];
  /** How many questions a bar of full length stands for; without it each bar has full length. */
  of?: number;
}

function TallyList({ title, legend, rows, of }: ListProps) {
  return (
    <section className={classes.tallies}>
      <div className={classes.talliesHead}>
        <h2>{title}</h2>
        {legend}
      </div>
      <ul>
        {rows.map(({ key, name, note, tally: counts }) => (
          <li key={key}>
            <span>
              {name} <small>{note}</small>
            </span>
            <span className={classes.count}>
              <strong>{counts.right}</strong> / {counts.total}
            </span>
            <ResultBar tally={counts} {...(of !== undefined && { of })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

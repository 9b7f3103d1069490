import type { History, HistoryEntry } from '@bac/contract/results/results.ts';
import type { ListedScore as ListedScoreValue } from '@bac/contract/results/score-range.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { SparkLine } from '../../../ui/charts/spark-line.tsx';
import { ListedScore, ProvisionalMark, ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './score-summary-card.module.css';
import { trendsOf } from './trends.ts';
import shared from '../profile.module.css';

/** Sums up all attempts. A score is shown with its range; a superscore, which combines two tests, with its sections. */
export function ScoreSummaryCard({ history }: { history: History }) {
  const { t } = useTranslation('accounts/profile');
  const { attempts, best, superscore } = history;
  const range = attempts.find(({ attempt }) => attempt === best?.attempt)?.total;
  const minutes = Math.round(attempts.reduce((sum, { usedMs }) => sum + usedMs, 0) / 60_000);
  const [rw, math] = superscore?.sections ?? [];
  return (
    <Card title={t('soFar.title')}>
      <dl className={classes.facts}>
        {best && range && (
          <Fact
            name={t('soFar.best')}
            figure={<Marked {...range} />}
            note={t('soFar.range', { ...range })}
          />
        )}
        {superscore && rw && math && (
          <Fact
            name={t('soFar.superscore')}
            figure={<Marked {...superscore} />}
            note={t('soFar.parts', {
              low: superscore.low,
              high: superscore.high,
              rw: rw.score,
              math: math.score,
            })}
          />
        )}
        <Fact name={t('soFar.attempts', { count: attempts.length })} figure={attempts.length} />
        <Fact
          name={t('soFar.time')}
          figure={t('soFar.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        />
      </dl>
      {superscore && <Muted className={classes.sentence}>{t('soFar.superscoreText')}</Muted>}
      <SectionTrends attempts={attempts} />
      <ScoreNotes
        className={classes.sentence}
        scores={attempts.flatMap(({ total, sections, method }) =>
          [total, ...sections].map((score) => score && { ...score, method }),
        )}
      />
    </Card>
  );
}

interface FactProps {
  name: string;
  figure: ReactNode;
  note?: string;
}

const Marked = ({ score, isProvisional }: Pick<ListedScoreValue, 'score' | 'isProvisional'>) => (
  <>
    {score}
    <ProvisionalMark isProvisional={isProvisional} />
  </>
);

const Fact = ({ name, figure, note }: FactProps) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>
      <b>{figure}</b>
      {note && <span>{note}</span>}
    </dd>
  </div>
);

/** Each section's latest score and its trend. */
function SectionTrends({ attempts }: { attempts: HistoryEntry[] }) {
  const { t } = useTranslation('accounts/profile');
  const [language] = useLanguage();
  const trends = trendsOf(attempts).filter(({ name }) => name !== 'total');
  if (trends.length === 0) return null;
  return (
    <ul className={shared.lines} data-below>
      {trends.map(({ name, scores }) => {
        const latest = scores.at(-1) ?? scores[0];
        const label = name === 'total' ? '' : sectionName(name)[language];
        return (
          <Row key={name} as="li" gap={12}>
            <span className={classes.sectionName}>{label}</span>
            <SparkLine
              values={scores.map((each) => each.score)}
              summary={t('trend.summary', {
                count: scores.length,
                name: label,
                first: scores[0].score,
                latest: latest.score,
              })}
            />
            <span className={shared.score}>
              <ListedScore {...latest} />
            </span>
          </Row>
        );
      })}
    </ul>
  );
}

import type { History } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTrends } from './section-trends.tsx';
import classes from './so-far.module.css';

/** What all attempts come to. A score has its range beside it; a superscore, made of two days, has its parts. */
export function SoFarCard({ history }: { history: History }) {
  const { t } = useTranslation('accounts/profile');
  const { attempts, best, superscore } = history;
  const range = attempts.find(({ attempt }) => attempt === best?.attempt)?.total;
  const minutes = Math.round(attempts.reduce((sum, { usedMs }) => sum + usedMs, 0) / 60_000);
  const [rw, math] = superscore?.sections ?? [];
  return (
    <Card title={t('soFar.title')}>
      <dl className={classes.facts}>
        {best && range && (
          <Fact name={t('soFar.best')} figure={best.score} note={t('soFar.range', { ...range })} />
        )}
        {superscore && rw && math && (
          <Fact
            name={t('soFar.superscore')}
            figure={superscore.score}
            note={t('soFar.parts', { rw: rw.score, math: math.score })}
          />
        )}
        <Fact name={t('soFar.attempts', { count: attempts.length })} figure={attempts.length} />
        <Fact
          name={t('soFar.time')}
          figure={t('soFar.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        />
      </dl>
      {superscore && <p className={classes.sentence}>{t('soFar.superscoreText')}</p>}
      <SectionTrends attempts={attempts} />
    </Card>
  );
}

interface FactProps {
  name: string;
  figure: string | number;
  note?: string;
}

const Fact = ({ name, figure, note }: FactProps) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>
      <b>{figure}</b>
      {note && <span>{note}</span>}
    </dd>
  </div>
);

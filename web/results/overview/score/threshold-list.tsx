import type { Threshold } from '@bac/contract/results/admission.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import classes from './goal-section.module.css';

interface Props {
  thresholds: Threshold[];
  total: { score: number; low: number };
}

export function ThresholdList({ thresholds, total: { score, low } }: Props) {
  const { t } = useTranslation('results');
  const all = thresholds.length;
  if (all === 0)
    return (
      <Muted size="sm" className={classes.remark}>
        {t('goal.noThresholds')}
      </Muted>
    );
  const cleared = thresholds.filter((threshold) => threshold.score <= low).length;
  const clears = cleared === all ? 'clearsAll' : cleared === 0 ? 'clearsNone' : 'clearsSome';
  return (
    <>
      <ul aria-label={t('goal.listLabel')}>
        {thresholds.map((threshold) => (
          <Row key={threshold.id} threshold={threshold} score={score} />
        ))}
      </ul>
      <Muted size="sm" className={classes.remark}>
        {t('goal.sourceNote')} {t(`goal.${clears}`, { low, all, cleared })}
      </Muted>
    </>
  );
}

function Row({ threshold, score }: { threshold: Threshold; score: number }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const { university, kind, source, year, url } = threshold;
  const isReached = score >= threshold.score;
  const points = Math.abs(score - threshold.score);
  const sourceText = `${year} · ${source[language]}`;
  return (
    <li className={classes.row} data-reached={isReached || undefined}>
      {isReached ? <IconCheck size={18} aria-hidden /> : <IconCircle size={16} aria-hidden />}
      <VisuallyHidden>{t(isReached ? 'goal.yes' : 'goal.no')}</VisuallyHidden>
      <div>
        <p>{university[language]}</p>
        <Muted size="sm">
          {t(`goal.kind.${kind}`)} ·{' '}
          {url ? (
            <a href={url} rel="noreferrer" target="_blank">
              {sourceText}
            </a>
          ) : (
            sourceText
          )}
        </Muted>
      </div>
      <p className={classes.threshold}>{threshold.score}</p>
      <Muted size="sm" className={classes.distance}>
        {points === 0 ? t('goal.exactly') : t(isReached ? 'goal.above' : 'goal.toGo', { points })}
      </Muted>
    </li>
  );
}

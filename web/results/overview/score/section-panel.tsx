import type { SectionScore } from '@bac/contract/results/results.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ScoreScale } from '../../charts/score-scale.tsx';
import { percentileRangeText } from './percentile-text.ts';
import { sectionName } from '../../../item/structure-name.ts';
import classes from './score-card.module.css';

/** Mean scores of the students who graduated in 2026, from the published report. */
const averages: Record<Section, number> = { rw: 528, math: 516 };

interface Props {
  score: SectionScore;
  /** True if there is no total: this section is then the main score of the page. */
  isAlone: boolean;
  isProvisional: boolean;
}

export function SectionPanel({
  score: { section, score, low, high, percentile },
  isAlone,
  isProvisional,
}: Props) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const Heading = isAlone ? 'h2' : 'h3';
  return (
    <section className={classes.section} data-alone={isAlone || undefined}>
      <Row isOneLine align="start" justify="between" gap={16}>
        <div>
          <Row gap={12}>
            <Heading className={classes.name}>{sectionName(section)[language]}</Heading>
            {isAlone && (
              <span className={classes.estimated}>
                {t(isProvisional ? 'score.provisional' : 'score.estimated')}
              </span>
            )}
          </Row>
          <Muted>
            {percentile
              ? t('score.rangeAndPercentile', {
                  low,
                  high,
                  percentile: percentileRangeText(percentile, 'user', language),
                })
              : t('score.range', { low, high })}
          </Muted>
        </div>
        <p className={classes.sectionScore}>{score}</p>
      </Row>
      <ScoreScale min={200} max={800} {...{ score, low, high }} average={averages[section]} />
    </section>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { ResultHatch } from './result-hatch.tsx';
import classes from './result.module.css';

interface Props {
  /** For the pacing chart: paler, with the line of the even pace. */
  isOfTime?: boolean;
}

/** The legend of the results. */
export function ResultLegend({ isOfTime = false }: Props) {
  const { t } = useTranslation('ui');
  const hatch = useId();
  return (
    <Row as="ul" className={classes.legend}>
      {(['right', 'wrong', 'none'] as const).map((kind) => (
        <Row key={kind} as="li" isOneLine>
          <svg width="14" height="12" aria-hidden>
            <ResultHatch id={hatch} />
            <rect
              className={classes[isOfTime ? `${kind}Time` : kind]}
              x="1"
              y="1"
              width="12"
              height="10"
              rx="2"
              {...(kind === 'wrong' && { style: { fill: `url(#${hatch})` } })}
            />
          </svg>
          {t(`chart.result.${kind}`)}
        </Row>
      ))}
      {isOfTime && (
        <Row as="li" isOneLine>
          <svg width="26" height="12" aria-hidden>
            <line className={classes.pace} x1="1" x2="25" y1="6" y2="6" />
          </svg>
          {t('chart.pace')}
        </Row>
      )}
    </Row>
  );
}

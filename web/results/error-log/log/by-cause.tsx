import { VisuallyHidden } from '@mantine/core';
import type { Mistake } from '@bac/contract/results/mistakes.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { skillName } from '../../../item/taxonomy-name.ts';
import classes from './by-cause.module.css';
import {
  causeThatStandsOut,
  countByCause,
  countWithoutCause,
  skillThatStandsOut,
} from './stand-out.ts';

/** The causes of mistakes: the one that stands out, and the counts. */
export function ByCause({ mistakes }: { mistakes: Mistake[] }) {
  const { t } = useTranslation('results/error-log');
  const { t: tQuestion } = useTranslation('item/question-words');
  const counts = countByCause(mistakes);
  const maxCount = Math.max(1, ...counts.map(({ confirmed, likely }) => confirmed + likely));
  const unknown = countWithoutCause(mistakes);
  return (
    <Card title={t('byCause.title')}>
      <Grid minWidth={320} className={classes.body}>
        <Stack className={classes.counts}>
          <Stack as="ul" gap={10}>
            {counts.map(({ cause, confirmed, likely }) => (
              <li key={cause} className={classes.row}>
                <span>{tQuestion(`cause.${cause}`)}</span>
                <span className={classes.track} aria-hidden>
                  <Bar count={confirmed} maxCount={maxCount} />
                  <Bar count={likely} maxCount={maxCount} isLikely />
                </span>
                <span className={classes.count} aria-hidden>
                  <b>{confirmed}</b>
                  {likely > 0 && <span className={classes.likely}>{` + ${likely}`}</span>}
                </span>
                <VisuallyHidden>{t('byCause.counts', { confirmed, likely })}</VisuallyHidden>
              </li>
            ))}
          </Stack>
          <Row as="ul" className={classes.legend}>
            <LegendEntry>{t('byCause.confirmed')}</LegendEntry>
            <LegendEntry isLikely>{t('byCause.likely')}</LegendEntry>
            {unknown > 0 && <li>{t('byCause.unknown', { count: unknown })}</li>}
          </Row>
        </Stack>
        <Stack gap={6} className={classes.words}>
          <StandOut mistakes={mistakes} />
          <Muted className={classes.note}>{t('byCause.note')}</Muted>
        </Stack>
      </Grid>
    </Card>
  );
}

function Bar({
  count,
  maxCount,
  isLikely,
}: {
  count: number;
  maxCount: number;
  isLikely?: boolean;
}) {
  if (count === 0) return null;
  const style = { '--share': count / maxCount } as CSSProperties;
  return <span className={classes.bar} style={style} data-likely={isLikely} />;
}

const LegendEntry = ({ isLikely, children }: { isLikely?: boolean; children: ReactNode }) => (
  <Row as="li" isOneLine>
    <span className={classes.swatch} data-likely={isLikely} aria-hidden />
    {children}
  </Row>
);

function StandOut({ mistakes }: { mistakes: Mistake[] }) {
  const { t } = useTranslation('results/error-log');
  const [language] = useLanguage();
  const leading = causeThatStandsOut(mistakes);
  const skill = skillThatStandsOut(mistakes);
  return (
    <>
      <p className={classes.standOut}>
        {typeof leading === 'string'
          ? t(`standOut.${leading}`)
          : t(`standOut.${leading.isConfirmed ? 'confirmed' : 'likely'}.${leading.cause}`, {
              count: leading.count,
              total: leading.total,
            })}
      </p>
      {typeof leading !== 'string' && <p>{t(`advice.${leading.cause}`)}</p>}
      {skill && (
        <p>
          {t('standOut.skill', {
            skill: skillName(skill.skill)[language],
            count: skill.count,
          })}
        </p>
      )}
    </>
  );
}

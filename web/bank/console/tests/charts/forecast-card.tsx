import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { ChartFrame } from '../../../../ui/charts/chart-frame.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './forecast.module.css';
import { InformationDrawing } from './information-drawing.tsx';
import { informationPoints, type InformationPoint } from './information-points.ts';

interface Props {
  test: WholeTest;
  section: Section;
}

/** The information of each module by ability, the routing cut, and what follows for students. */
export function ForecastCard({ test, section }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { number, percent } = useFormat();
  const forecast = test.forecasts.find((each) => each.section === section);
  if (!forecast) {
    return (
      <Card title={t('forecast.title')} titleLevel={2}>
        <Muted size="sm">{t('forecast.none')}</Muted>
      </Card>
    );
  }
  const { cut, lowerShare, scores } = forecast;
  const points = informationPoints(forecast.curves);
  const hasRoutes = cut !== null;
  const column = (key: 'first' | 'lower' | 'higher') => ({
    key,
    header: t(`forecast.${key}`),
    isNumeric: true,
    render: (point: InformationPoint) => number(point[key], 2),
  });
  return (
    <Card>
      <ChartFrame
        title={t('forecast.title')}
        legend={
          <Row as="span" gap={6} className={classes.legend} aria-hidden>
            <i data-tone="indigo" /> {t('forecast.first')}
            {hasRoutes && (
              <>
                <i data-tone="leaf" /> {t('forecast.lower')}
                <i data-tone="lotus" /> {t('forecast.higher')}
              </>
            )}
          </Row>
        }
        columns={[
          {
            key: 'ability',
            header: t('forecast.ability'),
            render: ({ ability }) => number(ability, 1),
          },
          column('first'),
          ...(hasRoutes ? [column('lower'), column('higher')] : []),
        ]}
        rows={points.filter((_, index) => index % 5 === 0)}
        rowKey={({ ability }) => String(ability)}
      >
        {(width) => (
          <InformationDrawing
            width={width}
            points={points}
            cut={cut}
            summary={
              cut === null
                ? t('forecast.summaryOne')
                : t('forecast.summary', { cut: number(cut, 2) })
            }
            cutLabel={cut === null ? '' : t('forecast.cut', { cut: number(cut, 2) })}
          />
        )}
      </ChartFrame>
      <Grid as="dl" minWidth={140} gap={14} className={classes.facts}>
        {lowerShare !== null && cut !== null && (
          <>
            <div data-tone="leaf">
              <dt>{t('forecast.takeLower')}</dt>
              <dd>
                <strong>{percent(lowerShare)}</strong>{' '}
                {t('forecast.below', { cut: number(cut, 2) })}
              </dd>
            </div>
            <div data-tone="lotus">
              <dt>{t('forecast.takeHigher')}</dt>
              <dd>
                <strong>{percent(1 - lowerShare)}</strong> {t('forecast.expected')}
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('forecast.reliability')}</dt>
          <dd>
            <strong>{number(forecast.reliability, 2)}</strong>
          </dd>
        </div>
        {scores && (
          <div>
            <dt>{t('forecast.scores')}</dt>
            <dd>
              <strong>{t('forecast.range', scores)}</strong> {t('forecast.attainable', scores)}
            </dd>
          </div>
        )}
      </Grid>
    </Card>
  );
}

import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { TrendChart, type TrendSeries } from '../../../ui/charts/trend-chart.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ChangeNote } from './change-note.tsx';

interface Props {
  classId: string;
  /** Oldest first. */
  figures: readonly AssignmentFigures[];
}

const scaledMeasures = ['total', 'rw', 'math'] as const;

/** The averages of the class over time. Practice sets have no scale, so a line of theirs would mean nothing. */
export function ClassLine({ classId, figures }: Props) {
  const { t } = useTranslation('following/class-progress');
  const series = useSeries(classId, figures);
  const [first, ...more] = series;
  if (!first) return null;
  const last = figures.findLast(({ measure }) => measure === first.key);
  return (
    <Stack as="section" gap={14} aria-labelledby="class-line">
      <SectionTitle id="class-line" title={t('line.title')} note={t('line.note')} />
      <Card>
        <TrendChart
          labelHeader={t('line.test')}
          valueHeader={t('line.average')}
          series={[first, ...more]}
        />
        <Stack gap={10}>
          {first.points.length === 1 ? (
            <Muted size="base">{t('line.one')}</Muted>
          ) : (
            last && <ChangeNote classId={classId} figures={last} />
          )}
          <Muted>{t('line.meaning')}</Muted>
        </Stack>
      </Card>
    </Stack>
  );
}

/** One series for each measure with a scale, the one with the most tests first. */
function useSeries(classId: string, figures: readonly AssignmentFigures[]): TrendSeries[] {
  const { t } = useTranslation('following/class-progress');
  const [language] = useLanguage();
  const { date, shortDate } = useFormat();
  return scaledMeasures
    .map((key) => {
      const points = figures
        .filter(({ measure }) => measure === key)
        .flatMap(({ assignment, test, opensAt, spread }) =>
          spread
            ? [
                {
                  at: Date.parse(opensAt),
                  label: shortDate(opensAt),
                  day: `${test.name[language]}, ${date(opensAt)}`,
                  value: Math.round(spread.average),
                  low: Math.round(spread.average - (spread.error ?? 0)),
                  high: Math.round(spread.average + (spread.error ?? 0)),
                  isSeen: spread.familiar * 2 > spread.students,
                  to: `/classes/${classId}/assignments/${assignment}`,
                },
              ]
            : [],
        );
      const label = key === 'total' ? t('line.total') : sectionName(key)[language];
      return {
        key,
        label,
        title: label,
        summary: t('line.summary', {
          count: points.length,
          first: points[0]?.value,
          last: points.at(-1)?.value,
        }),
        points,
      };
    })
    .filter(({ points }) => points.length > 0)
    .toSorted((one, other) => other.points.length - one.points.length);
}

import type { RescoreFigures } from '@bac/contract/results/rescorings.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';

/** The changes of each section score, in points. Sentences, because a table would hide its figures on a phone. */
export function SectionChanges({ figures }: { figures: RescoreFigures }) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const signed = (points: number): string =>
    `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`;
  if (figures.sections.length === 0) return null;
  return (
    <Stack as="ul" gap={4}>
      {figures.sections.map(({ section, changed, mean, largest }) => (
        <li key={section}>
          <strong>{t(`section.${section}`)}</strong>
          {t('rescoring.sectionChange', {
            count: changed,
            number: number(changed),
            mean: signed(mean),
            largest: signed(largest),
          })}
        </li>
      ))}
    </Stack>
  );
}

import type { PlaceStatistics } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './statistics.module.css';

/** A chance below this is shown as such. */
const leastShown = 0.001;
const chanceText = (probability: number): string =>
  probability < leastShown ? '< 0.001' : `= ${probability.toFixed(3)}`;

/** How the answers agree with the model, whether groups of equal ability differ, and what was typed wrongly. */
export function ModelStatistics({ statistics }: { statistics: PlaceStatistics }) {
  const { t } = useTranslation('bank/console/items');
  const { percent, number } = useFormat();
  const { fit, dif, entries } = statistics;
  if (!fit && dif.length === 0 && entries.length === 0) return null;
  return (
    <Stack gap={12} className={classes.model}>
      {fit && (
        <table className={classes.options}>
          <caption>
            {t('statistics.fit', {
              chiSquare: fit.chiSquare.toFixed(1),
              degrees: fit.degrees,
              chance: chanceText(fit.probability),
            })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('statistics.group')}</th>
              <th scope="col">{t('column.answers')}</th>
              <th scope="col">{t('statistics.observed')}</th>
              <th scope="col">{t('statistics.expected')}</th>
            </tr>
          </thead>
          <tbody>
            {fit.groups.map(({ answers, observed, expected }, index) => (
              <tr key={expected}>
                <th scope="row">{index + 1}</th>
                <td>{number(answers)}</td>
                <td>{percent(observed)}</td>
                <td>{percent(expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {dif.map(({ trait, focal, reference, delta, probability, size }) => (
        <p key={trait}>
          <strong>{t(`statistics.dif.${trait}`)}</strong>{' '}
          {t(`statistics.dif.size.${size}`, {
            delta: delta.toFixed(2),
            chance: chanceText(probability),
            focal: number(focal),
            reference: number(reference),
          })}
        </p>
      ))}
      {entries.length > 0 && (
        <p>
          <strong>{t('statistics.entries')}</strong>{' '}
          {entries.map(({ entry, answers }) => `${entry} (${number(answers)})`).join(', ')}
        </p>
      )}
      <Muted size="xs">{t('statistics.modelNote')}</Muted>
    </Stack>
  );
}

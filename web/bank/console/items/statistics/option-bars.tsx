import type { PlaceStatistics } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../../../ui/format/use-statistic-format.ts';
import classes from './statistics.module.css';

interface Props {
  statistics: PlaceStatistics;
  /** The letter of the key; `right` for an entered response. */
  rightAnswer: string;
}

/** How many students chose each option, and how strong they were. */
export function OptionBars({ statistics: { options, answers, flags }, rightAnswer }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { number, percent } = useFormat();
  const statistic = useStatisticFormat();
  const answered = options.filter(({ answer }) => answer !== 'none');
  const empty = options.find(({ answer }) => answer === 'none');
  const nameOf = (answer: string): string =>
    answer === 'right' || answer === 'wrong' ? t(`statistics.${answer}`) : answer;
  return (
    <Stack gap={6}>
      <table className={classes.options}>
        <caption>{t('statistics.chosen', { count: answers, shown: number(answers) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statistics.choice')}</th>
            <th scope="col" aria-hidden />
            <th scope="col">{t('statistics.share')}</th>
            <th scope="col">{t('column.r')}</th>
          </tr>
        </thead>
        <tbody>
          {answered.map(({ answer, share, r }) => {
            const isKey = answer === rightAnswer;
            // By chance alone, a choice of the stronger students is nothing to point at.
            const isRival = !isKey && r !== null && r > 0 && flags.includes('possible-miskey');
            const tone = isKey ? 'leaf' : isRival ? 'lotus' : undefined;
            return (
              <tr key={answer} data-tone={tone}>
                <th scope="row">
                  {nameOf(answer)}
                  {isKey && answer !== 'right' && <small> {t('statistics.key')}</small>}
                </th>
                <td className={classes.bar} aria-hidden>
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </td>
                <td>{percent(share)}</td>
                <td className={classes.r}>{statistic(r)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {empty && <Muted size="xs">{t('statistics.empty', { share: percent(empty.share) })}</Muted>}
    </Stack>
  );
}

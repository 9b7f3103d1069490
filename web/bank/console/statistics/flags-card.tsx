import type { StatisticsSummary } from '@bac/contract/bank/statistics.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { flagTones } from '../flag-tones.ts';
import classes from './statistics.module.css';

/** The number of questions per flag; each links to the questions it counts. */
export function FlagsCard({ summary }: { summary: StatisticsSummary }) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  return (
    <Card title={t('flags.title')} titleLevel={2} isFlush>
      <ul className={classes.flags}>
        {summary.flags.map(({ flag, act, watch }) => (
          <li key={flag}>
            <Link
              className={classes.flag ?? ''}
              to={`/admin/questions?flag=${flag}&status=published`}
            >
              <span>
                <Chip tone={act + watch > 0 ? flagTones[flag] : 'neutral'}>
                  {t(`flags.${flag}.name`)}
                </Chip>
              </span>
              <span className={classes.flagWords}>{t(`flags.${flag}.meaning`)}</span>
              <span className={classes.flagCount}>
                <strong>{number(act + watch)}</strong>
                {watch > 0 && (
                  <Muted as="span" size="xs">
                    {t('flags.watch', { count: watch, number: number(watch) })}
                  </Muted>
                )}
              </span>
              <IconChevronRight className={classes.chevron ?? ''} size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <Muted size="xs" className={classes.cardNote}>
        {t('flags.note')}
      </Muted>
    </Card>
  );
}

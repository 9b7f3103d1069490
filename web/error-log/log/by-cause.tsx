import type { Mistake } from '@bac/contract/mistakes.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/card.tsx';
import { skillName } from '../../ui/taxonomy-name.ts';
import classes from './by-cause.module.css';
import { causeThatStandsOut, countByCause, skillThatStandsOut } from './stand-out.ts';

/** Why questions were missed: a sentence on what stands out, and the counts behind it. */
export function ByCause({ mistakes }: { mistakes: Mistake[] }) {
  const { t } = useTranslation('error-log');
  const { t: words } = useTranslation('ui/question-words');
  const counts = countByCause(mistakes);
  const most = counts[0]?.count ?? 0;
  return (
    <Card title={t('byCause.title')}>
      <div className={classes.body}>
        <ul className={classes.bars}>
          {counts.map(({ cause, count }) => (
            <li key={cause} className={classes.row}>
              <span>{words(`cause.${cause}`)}</span>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  style={{ '--share': count / most } as CSSProperties}
                  data-empty={count === 0 || undefined}
                />
              </span>
              <b className={classes.count}>{count}</b>
            </li>
          ))}
        </ul>
        <div className={classes.words}>
          <StandOut mistakes={mistakes} />
          <p className={classes.note}>{t('byCause.note')}</p>
        </div>
      </div>
    </Card>
  );
}

function StandOut({ mistakes }: { mistakes: Mistake[] }) {
  const { t } = useTranslation('error-log');
  const [language] = useLanguage();
  const cause = causeThatStandsOut(mistakes);
  const skill = skillThatStandsOut(mistakes);
  const total = mistakes.length;
  return (
    <>
      <p className={classes.standOut}>
        {typeof cause === 'string'
          ? t(`standOut.${cause}`)
          : t(`standOut.${cause.cause}`, { count: cause.count, total })}
      </p>
      {typeof cause !== 'string' && <p>{t(`advice.${cause.cause}`)}</p>}
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

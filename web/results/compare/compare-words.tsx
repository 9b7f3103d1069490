import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import type { ComparedScore, Comparison } from './compare-reports.ts';
import links from '../links.module.css';
import notes from '../notes.module.css';
import { sectionName } from '../../item/part-name.ts';
import classes from './compare.module.css';

interface Props {
  comparison: Comparison;
  /** The attempt whose page this is. */
  open: string;
}

/** Which two they are, what the difference is worth, and what makes it less sure. */
export function CompareWords({ comparison, open }: Props) {
  const { t } = useTranslation('results/compare');
  const { earlier, later, scores, familiar, hasOneMethod } = comparison;
  const changed = scores.filter(({ change }) => change);
  const telling = changed.find(({ name }) => name === 'total') ?? changed[0];
  return (
    <>
      <dl className={classes.pair}>
        <Which word={t('earlier')} report={earlier} open={open} />
        <Which word={t('later')} report={later} open={open} />
      </dl>
      <p className={classes.words}>
        {telling ? <Verdict score={telling} /> : t('nothingInCommon')}
      </p>
      {familiar.map((report) => (
        <p key={report.attempt} className={notes.caution}>
          {t(report === earlier ? 'seenEarlier' : 'seenLater', {
            seen: report.seenBefore,
            questions: report.questions.length,
          })}
        </p>
      ))}
      {telling && !hasOneMethod && <p className={notes.caution}>{t('methods')}</p>}
    </>
  );
}

function Which({ word, report, open }: { word: string; report: ReadyReport; open: string }) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  const { date } = useFormat();
  const { attempt, test, completedAt, ordinal } = report;
  const when = date(completedAt);
  return (
    <div>
      <Muted as="dt">{word}</Muted>
      <dd>
        {attempt === open ? (
          <b>{test.name[language]}</b>
        ) : (
          <Link className={links.link} to={`/test-results/${attempt}?compare=${open}`}>
            {test.name[language]}
          </Link>
        )}
        <Muted as="span">{ordinal > 1 ? t('again', { date: when, ordinal }) : when}</Muted>
        {attempt === open && <Muted as="span">{t('thisOne')}</Muted>}
      </dd>
    </div>
  );
}

/** Ranges that overlap leave open which of the two was better. */
function Verdict({ score: { name, change } }: { score: ComparedScore }) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  if (!change) return null;
  const of = name === 'total' ? t('total') : sectionName(name)[language];
  const points = Math.abs(change.points);
  if (points === 0) return t('same', { of });
  const direction = change.points > 0 ? 'higher' : 'lower';
  return `${t(direction, { of, points })} ${t(change.mayBeChance ? 'chance' : 'clear')}`;
}

import type { HistoryEntry, ReadyReport } from '@bac/contract/results/results.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useReply } from '../../api/use-reply.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './compare.module.css';
import { OtherReport } from './other-report.tsx';
import { useCompared } from './use-compared.ts';

/** Other pages link to it by this name. */
const anchor = 'compare';

/** This report beside another of the student's own. There must be another, so a first attempt shows nothing. */
export function CompareSection({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/compare');
  const titleId = useId();
  const history = useReply('GET /results');
  const place = useAnchor(history.data !== undefined);
  const others = history.data?.attempts.filter(
    ({ attempt, invalidReason }) => attempt !== report.attempt && invalidReason === null,
  );
  if (others?.length === 0) return null;
  return (
    <section ref={place} id={anchor} className={classes.section} aria-labelledby={titleId}>
      <SectionTitle id={titleId} title={t('title')} note={t('note')} />
      <Card>
        <Loaded reply={history} isInCard lines={2}>
          {() => <Comparing report={report} others={others ?? []} />}
        </Loaded>
      </Card>
    </section>
  );
}

interface Props {
  report: ReadyReport;
  others: HistoryEntry[];
}

function Comparing({ report, others }: Props) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  const format = useFormat();
  const [asked, compareWith] = useCompared();
  const other = others.find(({ attempt }) => attempt === asked);
  const labelOf = ({ test, completedAt, total, right, questions }: HistoryEntry): string => {
    const when = { name: test.name[language], date: format.date(completedAt) };
    return total
      ? t('optionScore', { ...when, score: total.score })
      : t('optionRight', { ...when, right, questions });
  };
  return (
    <>
      <div className={classes.select}>
        <SelectField
          label={t('with')}
          placeholder={t('choose')}
          options={others.map((entry) => ({ value: entry.attempt, label: labelOf(entry) }))}
          value={other?.attempt ?? null}
          onChange={(attempt) => attempt && compareWith(attempt)}
        />
      </div>
      {other && <OtherReport key={other.attempt} report={report} attempt={other.attempt} />}
    </>
  );
}

/** The section comes later than the page, so whoever was sent here is brought to it then. */
function useAnchor(isThere: boolean) {
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) place.current?.scrollIntoView();
  }, [hash, isThere]);
  return place;
}

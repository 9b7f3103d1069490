import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { ListedScore } from '../../../ui/data/listed-score.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './history.module.css';
import shared from '../profile.module.css';

interface Props {
  entry: HistoryEntry;
  /** Selects the attempt for comparison; absent if there is no other attempt. */
  choice?: { isChosen: boolean; isDisabled: boolean; onToggle: () => void };
}

export function HistoryRow({ entry, choice }: Props) {
  const { t } = useTranslation('accounts/profile');
  const [language] = useLanguage();
  const format = useFormat();
  const { test, ordinal, seenBefore, questions } = entry;
  const name = test.name[language];
  const date = format.date(entry.completedAt);
  return (
    <li className={classes.row}>
      {choice && (
        <CheckboxField
          checked={choice.isChosen}
          disabled={choice.isDisabled}
          onChange={choice.onToggle}
          aria-label={t('history.choose', { name, date })}
        />
      )}
      <div>
        <b className={classes.name}>{name}</b>
        <Muted>{ordinal > 1 ? t('history.again', { date, ordinal }) : date}</Muted>
        {seenBefore > 0 && <Muted>{t('history.seen', { seen: seenBefore, questions })}</Muted>}
        {entry.rescoredAt !== null && (
          <Muted>
            {entry.scoreBefore === null
              ? t('history.rescored', { date: format.date(entry.rescoredAt) })
              : t('history.rescoredFrom', {
                  date: format.date(entry.rescoredAt),
                  before: entry.scoreBefore,
                })}
          </Muted>
        )}
        {entry.invalidReason !== null && (
          <p className={classes.invalid}>{t('history.invalid', { reason: entry.invalidReason })}</p>
        )}
      </div>
      <div data-struck={entry.invalidReason !== null || undefined}>
        <HistoryScore entry={entry} />
      </div>
      <Muted className={classes.time}>
        {t('history.minutes', { count: Math.max(1, Math.round(entry.usedMs / 60_000)) })}
      </Muted>
      <Link className={classes.link} to={`/test-results/${entry.attempt}`}>
        {t('history.results')}
        <VisuallyHidden>{`: ${name}, ${date}`}</VisuallyHidden>
      </Link>
    </li>
  );
}

/** The total with its range, the score of a single section, or the number of correct answers if there is no score. */
function HistoryScore({ entry: { total, sections, right, questions } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('accounts/profile');
  const [language] = useLanguage();
  const [only] = sections;
  const rangedScore = total ?? only;
  const share = t('history.right', { questions });
  if (!rangedScore) {
    return (
      <p className={shared.score}>
        <b>{right}</b> {share}
      </p>
    );
  }
  return (
    <div>
      <p className={shared.score}>
        <ListedScore {...rangedScore} />
      </p>
      <Muted>
        {!total && only ? `${sectionName(only.section)[language]}, ` : ''}
        {t('history.estimated')}
      </Muted>
    </div>
  );
}

import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { HistoryRow } from './history-row.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './history.module.css';
import shared from '../profile.module.css';

const steps = ['none', 'one', 'two'] as const;

/** Says how many attempts are still to be chosen; with two, links to the later report compared with the earlier one. */
function CompareBar({ chosen }: { chosen: HistoryEntry[] }) {
  const { t } = useTranslation('accounts/profile');
  const [later, earlier] = chosen;
  return (
    <Row justify="between" gap={12} className={classes.compare}>
      <Muted aria-live="polite">{t(`history.chosen.${steps[chosen.length] ?? 'two'}`)}</Muted>
      {later && earlier ? (
        <LinkButton
          to={`/test-results/${later.attempt}?compare=${earlier.attempt}#compare`}
          variant="default"
        >
          {t('history.compare')}
        </LinkButton>
      ) : (
        <Button variant="default" disabled>
          {t('history.compare')}
        </Button>
      )}
    </Row>
  );
}

/** Other pages link to this anchor. */
const anchor = 'history';
const initialCount = 8;

/** Every completed attempt, newest first. Two of them can be compared. */
export function HistoryCard({ attempts }: { attempts: HistoryEntry[] }) {
  const { t } = useTranslation('accounts/profile');
  const anchorRef = useAnchor();
  const [isExpanded, setExpanded] = useState(false);
  const { chosen, isChosen, canChoose, toggle } = useComparison(attempts);
  const canCompare = attempts.length > 1;
  const visible = isExpanded ? attempts : attempts.slice(0, initialCount);
  if (attempts.length === 0) {
    return (
      <div ref={anchorRef} id={anchor} className={classes.place}>
        <Card title={t('history.title')}>
          <EmptyState
            title={t('history.none')}
            text={t('history.noneText')}
            action={
              <LinkButton to="/tests" variant="default">
                {t('history.toTests')}
              </LinkButton>
            }
          />
        </Card>
      </div>
    );
  }
  return (
    <div ref={anchorRef} id={anchor} className={classes.place}>
      <Card
        title={t('history.title')}
        actions={
          <Link className={classes.link} to="/sharing">
            {t('history.sharing')}
          </Link>
        }
      >
        <ul className={`${shared.lines} ${classes.list}`} data-plain={!canCompare || undefined}>
          {visible.map((entry) => (
            <HistoryRow
              key={entry.attempt}
              entry={entry}
              {...(canCompare && {
                choice: {
                  isChosen: isChosen(entry),
                  isDisabled: !canChoose(entry),
                  onToggle: () => toggle(entry),
                },
              })}
            />
          ))}
        </ul>
        <ScoreNotes
          className={classes.notes}
          scores={visible.map(({ total, sections, method }) => {
            const score = total ?? sections[0];
            return score && { ...score, method };
          })}
        />
        {visible.length < attempts.length && (
          <Button variant="subtle" onClick={() => setExpanded(true)}>
            {t('history.all', { count: attempts.length })}
          </Button>
        )}
        {canCompare && <CompareBar chosen={chosen} />}
      </Card>
    </div>
  );
}

/** The list loads after the page, so this scrolls to the linked anchor once it is rendered. */
function useAnchor() {
  const element = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${anchor}`) element.current?.scrollIntoView();
  }, [hash]);
  return element;
}

/** Selects at most two attempts; the later one comes first, as in the list. */
function useComparison(attempts: readonly HistoryEntry[]) {
  const [ids, setIds] = useState<string[]>([]);
  const isChosen = ({ attempt }: HistoryEntry): boolean => ids.includes(attempt);
  return {
    chosen: attempts.filter(isChosen),
    isChosen,
    canChoose: (entry: HistoryEntry): boolean => isChosen(entry) || ids.length < 2,
    toggle: (entry: HistoryEntry): void =>
      setIds(isChosen(entry) ? ids.filter((id) => id !== entry.attempt) : [...ids, entry.attempt]),
  };
}

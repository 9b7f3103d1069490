import type { Reply } from '../../../api/client.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasPermission } from '../../../api/permissions.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ListedScore, ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useDeskPaths } from '../use-desk-paths.ts';
import { PanelSection } from './panel-section.tsx';
import classes from './person.module.css';

export type TicketContext = Reply<'GET /admin/tickets/:ticket/context'>;

/** The number of rows shown at first; more would make the panel long. */
const previewCount = 5;

/** Returns the first few rows and, if there are more, a function that shows all. */
function usePreview<Row>(rows: readonly Row[]): [Row[], (() => void) | undefined] {
  const [isExpanded, setExpanded] = useState(false);
  const visible = isExpanded ? [...rows] : rows.slice(0, previewCount);
  return [visible, visible.length < rows.length ? () => setExpanded(true) : undefined];
}

export function Attempts({ attempts }: { attempts: TicketContext['attempts'] }) {
  const { t } = useTranslation('tickets/console');
  const [language] = useLanguage();
  const { shortDate } = useFormat();
  const mayOpen = useHasPermission('see all results');
  const [visible, showAll] = usePreview(attempts);
  return (
    <PanelSection title={`${t('person.attempts')}, ${attempts.length}`}>
      {attempts.length === 0 && <Muted size="xs">{t('person.noAttempts')}</Muted>}
      <ul className={classes.rows}>
        {visible.map(({ id, test, state, startedAt, total }) => (
          <Row as="li" gap={10} isOneLine key={id}>
            <Muted as="span" size="xs">
              {shortDate(startedAt)}
            </Muted>
            {mayOpen ? (
              <Link to={`/admin/test-results/${id}`}>{test[language]}</Link>
            ) : (
              <span>{test[language]}</span>
            )}
            {state === 'completed' ? (
              total ? (
                <ListedScore {...total} />
              ) : (
                '–'
              )
            ) : (
              <Muted as="span" size="xs">
                {t(`person.${state}`)}
              </Muted>
            )}
          </Row>
        ))}
      </ul>
      <ScoreNotes scores={visible.map(({ total }) => total)} />
      <ShowAll count={attempts.length} onShow={showAll} />
    </PanelSection>
  );
}

export function OtherTickets({ tickets }: { tickets: TicketContext['tickets'] }) {
  const { t } = useTranslation('tickets/console');
  const { pathTo } = useDeskPaths();
  const [visible, showAll] = usePreview(tickets);
  return (
    <PanelSection title={`${t('person.others')}, ${tickets.length}`}>
      {tickets.length === 0 && <Muted size="xs">{t('person.noOthers')}</Muted>}
      <ul className={classes.rows}>
        {visible.map(({ id, number, subject, state }) => (
          <Row as="li" gap={10} isOneLine key={id}>
            <Muted as="span" size="xs">
              #{number}
            </Muted>
            <Link to={pathTo(id)}>{subject}</Link>
            <Muted as="span" size="xs">
              {t(`state.${state}`)}
            </Muted>
          </Row>
        ))}
      </ul>
      <ShowAll count={tickets.length} onShow={showAll} />
    </PanelSection>
  );
}

function ShowAll({ count, onShow }: { count: number; onShow: (() => void) | undefined }) {
  const { t } = useTranslation('tickets/console');
  if (!onShow) return null;
  return (
    <PlainButton className={classes.more ?? ''} onClick={onShow}>
      {t('person.more', { count })}
    </PlainButton>
  );
}

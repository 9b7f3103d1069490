import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useQuery, type QueryState } from '../../api/use-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './desk.module.css';
import { MergeDialog } from './actions/merge-dialog.tsx';
import { PersonPanel } from './person/person-panel.tsx';
import { ClosedNotice } from './ticket/closed-notice.tsx';
import { TicketPane } from './ticket/ticket-pane.tsx';
import { useTicketChanges } from './use-ticket-changes.ts';
import { useDeskPaths } from './use-desk-paths.ts';
import { WriteBox, type WriteBoxHandle } from './write/write-box.tsx';

interface Props {
  reply: QueryState<WholeTicket>;
  isChosen: boolean;
  replying: readonly string[];
  box: Ref<WriteBoxHandle>;
  isAboutOpen: boolean;
  onAbout: () => void;
}

/** The chosen conversation and its person, or a hint to choose one. */
export function OpenTicket({ reply, isChosen, ...props }: Props) {
  const { t } = useTranslation('tickets/console');
  const { pathTo } = useDeskPaths();
  if (reply.data && isChosen)
    return <TicketWithPerson {...props} key={reply.data.id} ticket={reply.data} />;
  return (
    <div className={classes.ticket}>
      <Stack gap={12} className={classes.instead}>
        {!isChosen && <EmptyState title={t('ticket.pick')} text={t('ticket.pickText')} />}
        {isChosen && !reply.error && <LoadingState lines={10} />}
        {isChosen && reply.error && (
          <>
            <ErrorState
              message={reply.error.message}
              onRetry={reply.reload}
              isRetrying={reply.isLoading}
            />
            <LinkButton to={pathTo()} variant="subtle">
              {t('ticket.back')}
            </LinkButton>
          </>
        )}
      </Stack>
    </div>
  );
}

interface TicketWithPersonProps extends Omit<Props, 'reply' | 'isChosen'> {
  ticket: WholeTicket;
}

function TicketWithPerson({ ticket, replying, box, isAboutOpen, onAbout }: TicketWithPersonProps) {
  const { pathTo } = useDeskPaths();
  const navigate = useNavigate();
  const context = useQuery('GET /admin/tickets/:ticket/context', { params: { ticket: ticket.id } });
  const [isMerging, setMerging] = useState(false);
  return (
    <>
      <div className={classes.ticket}>
        <TicketPane
          ticket={ticket}
          isAboutOpen={isAboutOpen}
          onAbout={onAbout}
          onMerge={() => setMerging(true)}
        >
          {ticket.state === 'closed' && <Closed ticket={ticket} />}
          {ticket.state !== 'closed' && <WriteBox ref={box} ticket={ticket} replying={replying} />}
        </TicketPane>
      </div>
      <div className={classes.person}>
        <PersonPanel
          ticket={ticket}
          context={context.data}
          isOpened={isAboutOpen}
          onBack={onAbout}
        />
      </div>
      {isMerging && (
        <MergeDialog
          ticket={ticket}
          others={context.data?.tickets.filter(({ state }) => state !== 'closed') ?? []}
          onMerged={(into) => {
            setMerging(false);
            void navigate(pathTo(into), { replace: true });
          }}
          onClose={() => setMerging(false)}
        />
      )}
    </>
  );
}

/** A closed ticket takes no answer; the button reopens it. */
function Closed({ ticket }: Pick<TicketWithPersonProps, 'ticket'>) {
  const { t } = useTranslation('tickets/console');
  const { change } = useTicketChanges();
  return (
    <ClosedNotice text={t('ticket.closed')}>
      <Button onClick={() => void change([ticket.id], { state: 'open' })}>
        {t('ticket.reopen')}
      </Button>
    </ClosedNotice>
  );
}

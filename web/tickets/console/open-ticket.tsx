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
import { useDeskPlace } from './use-desk-place.ts';
import { WriteBox, type WriteBoxHandle } from './write/write-box.tsx';

interface Props {
  reply: QueryState<WholeTicket>;
  isChosen: boolean;
  replying: readonly string[];
  box: Ref<WriteBoxHandle>;
  isAboutOpen: boolean;
  onAbout: () => void;
}

/** The conversation and its person; before one is chosen, how to choose one. */
export function OpenTicket({ reply, isChosen, ...given }: Props) {
  const { t } = useTranslation('tickets/console');
  const { to } = useDeskPlace();
  if (reply.data && isChosen) return <Shown {...given} key={reply.data.id} ticket={reply.data} />;
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
            <LinkButton to={to()} variant="subtle">
              {t('ticket.back')}
            </LinkButton>
          </>
        )}
      </Stack>
    </div>
  );
}

interface ShownProps extends Omit<Props, 'reply' | 'isChosen'> {
  ticket: WholeTicket;
}

function Shown({ ticket, replying, box, isAboutOpen, onAbout }: ShownProps) {
  const { to } = useDeskPlace();
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
            void navigate(to(into), { replace: true });
          }}
          onClose={() => setMerging(false)}
        />
      )}
    </>
  );
}

/** What is closed takes no answer; one press opens it again. */
function Closed({ ticket }: Pick<ShownProps, 'ticket'>) {
  const { t } = useTranslation('tickets/console');
  const { change } = useTicketChanges();
  return (
    <ClosedNotice words={t('ticket.closed')}>
      <Button onClick={() => void change([ticket.id], { state: 'open' })}>
        {t('ticket.reopen')}
      </Button>
    </ClosedNotice>
  );
}

import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { TagDialog } from '../actions/tag-dialog.tsx';
import { useTicketChanges } from '../use-ticket-changes.ts';
import { useDeskPaths } from '../use-desk-paths.ts';
import { PanelSection } from './panel-section.tsx';
import classes from './person.module.css';

interface Props {
  ticket: WholeTicket;
}

/** The tags of a ticket; each links to all tickets that have it. */
export function Tags({ ticket }: Props) {
  const { t } = useTranslation('tickets/console');
  const { base } = useDeskPaths();
  const [isAdding, setAdding] = useState(false);
  const { change } = useTicketChanges();
  return (
    <PanelSection title={t('person.tags')}>
      <Row as="ul" gap={6}>
        {ticket.tags.map((tag) => (
          <li key={tag} className={classes.tag}>
            <Link
              to={`${base}/${ticket.id}?${new URLSearchParams({ view: 'all', tag })}`}
              title={t('person.showTag', { tag })}
            >
              {tag}
            </Link>
            <PlainButton
              aria-label={t('person.removeTag', { tag })}
              onClick={() => void change([ticket.id], { removeTags: [tag] })}
            >
              <IconX size={13} aria-hidden />
            </PlainButton>
          </li>
        ))}
        <li>
          <PlainButton
            className={classes.add ?? ''}
            aria-label={t('person.addTag')}
            onClick={() => setAdding(true)}
          >
            <IconPlus size={15} aria-hidden />
          </PlainButton>
        </li>
      </Row>
      {isAdding && (
        <TagDialog
          count={1}
          onAdd={(tag) => {
            setAdding(false);
            void change([ticket.id], { addTags: [tag] });
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </PanelSection>
  );
}

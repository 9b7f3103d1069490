import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { Textarea } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Muted, Panel, Row } from '../../ui/layout/boxes/boxes.tsx';
import tickets from '../tickets.module.css';
import classes from './rating.module.css';
import type { TicketActions } from './ticket-actions.ts';

const ratings = [1, 2, 3, 4, 5] as const;
type Rating = (typeof ratings)[number];

const hasAnswer = ({ messages }: OwnTicket): boolean =>
  messages.some(({ kind, from }) => kind === 'reply' && from === 'team');

/** Nobody is asked for a rating while they wait for an answer. */
const canRate = ({ state }: OwnTicket): boolean => state !== 'new' && state !== 'open';

interface Props {
  ticket: OwnTicket;
  changes: TicketActions;
}

/** A rating of the answer from one to five, with a comment; it can be changed later. */
export function RatingCard({ ticket, changes }: Props) {
  const { t } = useTranslation('tickets');
  const [isChanging, setChanging] = useState(false);
  if (!hasAnswer(ticket) || !canRate(ticket)) return null;
  if (ticket.rating !== null && !isChanging) {
    return (
      <Muted className={tickets.centered}>
        {t('rating.given', { rating: ticket.rating })}{' '}
        <PlainButton className={classes.change ?? ''} onClick={() => setChanging(true)}>
          {t('rating.change')}
        </PlainButton>
      </Muted>
    );
  }
  return (
    <RatingForm currentRating={ticket.rating} changes={changes} onDone={() => setChanging(false)} />
  );
}

interface FormProps {
  currentRating: number | null;
  changes: TicketActions;
  onDone: () => void;
}

function RatingForm({ currentRating, changes, onDone }: FormProps) {
  const { t } = useTranslation('tickets');
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const [rating, setRating] = useState(currentRating as Rating | null);
  const [comment, setComment] = useState('');
  const { isBusy, error, run } = useAction();

  const hasRating = rating !== null;
  useEffect(() => {
    // The card has grown by the comment field.
    if (hasRating) card.current?.scrollIntoView({ block: 'nearest' });
  }, [hasRating]);

  const send = (chosen: Rating): void =>
    void run(async () => {
      await changes.rate(chosen, comment.trim());
      onDone();
    });

  return (
    <Panel as="section" gap={12} ref={card} className={classes.card} aria-labelledby={title}>
      <Row gap={12} justify="between">
        <div>
          <h3 id={title} className={classes.title}>
            {t('rating.title')}
          </h3>
          <Muted>{t('rating.note')}</Muted>
        </div>
        <Stars rating={rating} labelledBy={title} onRating={setRating} />
      </Row>
      {rating !== null && (
        <>
          <Textarea
            label={t('rating.comment')}
            rows={2}
            maxLength={1000}
            value={comment}
            error={error?.message}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <div>
            <Button size="sm" loading={isBusy} onClick={() => send(rating)}>
              {t('rating.send')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

interface StarsProps {
  rating: Rating | null;
  labelledBy: string;
  onRating: (rating: Rating) => void;
}

function Stars({ rating, labelledBy, onRating }: StarsProps) {
  const { t } = useTranslation('tickets');
  const name = useId();
  return (
    <Row>
      <Row gap={0} isOneLine role="radiogroup" aria-labelledby={labelledBy}>
        {ratings.map((each) => {
          const Star = rating !== null && each <= rating ? IconStarFilled : IconStar;
          return (
            <label
              key={each}
              className={`${tickets.choice} ${classes.star}`}
              title={t(`rating.of.${each}`)}
            >
              <input
                type="radio"
                name={name}
                aria-label={t(`rating.of.${each}`)}
                checked={each === rating}
                onChange={() => onRating(each)}
              />
              <Star size={24} aria-hidden />
            </label>
          );
        })}
      </Row>
      {rating !== null && <Muted as="span">{t(`rating.of.${rating}`)}</Muted>}
    </Row>
  );
}

import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import tickets from '../tickets.module.css';
import classes from './new-ticket.module.css';

/** In the order in which people look for them. */
const categories: TicketCategory[] = [
  'account',
  'test',
  'result',
  'question',
  'technical',
  'other',
];

interface Props {
  value: TicketCategory | null;
  error: string | undefined;
  onChange: (category: TicketCategory) => void;
}

export function CategoryChips({ value, error, onChange }: Props) {
  const { t } = useTranslation(['tickets', 'tickets/conversation']);
  const name = useId();
  const errorId = useId();
  return (
    <fieldset className={classes.categories} aria-describedby={error ? errorId : undefined}>
      <legend>{t('new.category')}</legend>
      <Row>
        {categories.map((category) => (
          <label key={category} className={`${tickets.choice} ${classes.chip}`}>
            <input
              type="radio"
              name={name}
              value={category}
              data-field="category"
              checked={category === value}
              onChange={() => onChange(category)}
            />
            {t(`category.${category}`, { ns: 'tickets/conversation' })}
          </label>
        ))}
      </Row>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { findCanned } from './find-canned.ts';
import classes from './picker.module.css';

interface Props {
  /** Undefined while they are on their way. */
  replies: readonly CannedReply[] | undefined;
  category: TicketCategory;
  /** The one the arrows stand on: the box shows how it would read. */
  onLook: (reply: CannedReply | undefined) => void;
  onPick: (reply: CannedReply) => void;
  /** With a slash where the writer wanted only that. */
  onClose: (slash: boolean) => void;
}

/** Finds an answer kept for use again by a few letters, accents or none; the arrows show each, Enter takes it. */
export function CannedPicker({ replies, category, onLook, onPick, onClose }: Props) {
  const { t } = useTranslation('tickets/console');
  const [language] = useLanguage();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const found = findCanned(replies ?? [], search, category);
  const current = found[Math.min(at, found.length - 1)];

  const look = useEffectEvent(onLook);
  useEffect(() => look(current), [current]);
  useEffect(() => field.current?.focus(), []);

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) onPick(current);
    } else if (event.key === 'Escape' || (event.key === '/' && search === '')) {
      event.preventDefault();
      event.stopPropagation();
      onClose(event.key === '/');
    }
  }

  return (
    <div
      className={classes.picker}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose(false);
      }}
    >
      <Row isOneLine className={classes.search}>
        <IconSearch size={16} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('pick.search')}
          placeholder={t('pick.search')}
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${list} ${current.id}`.replaceAll(' ', '-') : undefined}
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be searched by a field of its own */}
      <div className={classes.list} id={list} role="listbox" aria-label={t('pick.label')}>
        {found.map((reply, place) => (
          <div
            key={reply.id}
            id={`${list} ${reply.id}`.replaceAll(' ', '-')}
            ref={reply === current ? intoView : null}
            className={classes.option}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor can its options be drawn
            role="option"
            tabIndex={-1}
            aria-selected={reply === current}
            onPointerMove={() => setAt(place)}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(reply)}
            onKeyDown={press}
          >
            <strong>{reply.name[language]}</strong>
            {reply.category && (
              <Muted as="span" size="xs">
                {t(`category.${reply.category}`)}
              </Muted>
            )}
          </div>
        ))}
      </div>
      <Muted as="output" size="xs" className={classes.hint}>
        {found.length > 0 && t('pick.keys')}
        {found.length === 0 && replies && t(replies.length === 0 ? 'pick.empty' : 'pick.none')}
      </Muted>
    </div>
  );
}

const intoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });

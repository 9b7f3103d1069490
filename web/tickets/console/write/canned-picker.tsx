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
  /** Undefined while they load. */
  replies: readonly CannedReply[] | undefined;
  category: TicketCategory;
  /** Reports the active option, which the write box previews. */
  onActive: (reply: CannedReply | undefined) => void;
  onPick: (reply: CannedReply) => void;
  /** `isSlash`: the writer typed a second slash and wants the character itself. */
  onClose: (isSlash: boolean) => void;
}

/** A combobox of canned replies, searched without accents; arrows move through them, Enter inserts one. */
export function CannedPicker({ replies, category, onActive, onPick, onClose }: Props) {
  const { t } = useTranslation('tickets/console');
  const [language] = useLanguage();
  const [search, setSearch] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const matches = findCanned(replies ?? [], search, category);
  const current = matches[Math.min(activeIndex, matches.length - 1)];

  const reportActive = useEffectEvent(onActive);
  useEffect(() => reportActive(current), [current]);
  useEffect(() => field.current?.focus(), []);

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      event.preventDefault();
      setActiveIndex(
        (Math.min(activeIndex, matches.length - 1) + step + matches.length) % matches.length,
      );
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
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            current ? `${listId} ${current.id}`.replaceAll(' ', '-') : undefined
          }
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setActiveIndex(0);
          }}
          onKeyDown={press}
        />
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be searched by a field of its own */}
      <div className={classes.list} id={listId} role="listbox" aria-label={t('pick.label')}>
        {matches.map((reply, index) => (
          <div
            key={reply.id}
            id={`${listId} ${reply.id}`.replaceAll(' ', '-')}
            ref={reply === current ? scrollIntoView : null}
            className={classes.option}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor can its options be drawn
            role="option"
            tabIndex={-1}
            aria-selected={reply === current}
            onPointerMove={() => setActiveIndex(index)}
            // Keeps the focus in the field.
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
        {matches.length > 0 && t('pick.keys')}
        {matches.length === 0 && replies && t(replies.length === 0 ? 'pick.empty' : 'pick.none')}
      </Muted>
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' });

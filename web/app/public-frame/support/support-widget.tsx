import { UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconLifebuoy, IconMessageCircle, IconPhone, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { contact } from '../../../api/contact.ts';
import { useOnDemand } from '../use-on-demand.ts';
import classes from './support.module.css';

type State = 'closed' | 'expanded' | 'chat';

const previousState: Record<State, State> = {
  chat: 'expanded',
  expanded: 'closed',
  closed: 'closed',
};

/** The support button of every page: opens the contact options, then the chat placeholder. */
export function SupportWidget() {
  const { t } = useTranslation('app/public-frame');
  const [state, setState] = useState<State>('closed');
  const [chat, fetchChat] = useOnDemand(() => import('./support-chat.tsx'));
  const isScrollingDown = useIsScrollingDown();
  const widget = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chatButton = useRef<HTMLButtonElement>(null);

  /** Returns the focus to the button that opened what was closed. The chat panel focuses itself. */
  function go(next: State): void {
    flushSync(() => setState(next));
    if (next === 'closed') button.current?.focus();
    if (next === 'expanded') chatButton.current?.focus();
    if (next === 'chat') fetchChat();
  }

  useWindowEvent('keydown', (event) => {
    const hasFocus = widget.current?.contains(document.activeElement);
    if (event.key === 'Escape' && hasFocus && state !== 'closed') go(previousState[state]);
  });

  const isChatting = state === 'chat' && chat !== undefined;
  const isOpen = state !== 'closed';
  return (
    <section
      ref={widget}
      className={classes.widget}
      aria-label={t('support.title')}
      data-away={(isScrollingDown && state === 'closed') || undefined}
    >
      {isChatting && <chat.SupportChat onClose={() => go('closed')} />}
      {!isChatting && (
        <UnstyledButton
          ref={button}
          className={classes.button}
          aria-label={t('support.title')}
          aria-expanded={isOpen}
          onClick={() => go(isOpen ? 'closed' : 'expanded')}
        >
          {isOpen ? <IconX aria-hidden /> : <IconLifebuoy size={28} stroke={1.6} aria-hidden />}
        </UnstyledButton>
      )}
      {isOpen && !isChatting && (
        <SupportOptions
          chatButton={chatButton}
          onApproachChat={fetchChat}
          onChat={() => go('chat')}
        />
      )}
    </section>
  );
}

/** Whether the last scrolling of the page went down. */
function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const compare = () => {
      const y = window.scrollY;
      // Smaller steps come from the elastic edges of phones.
      if (Math.abs(y - last) < 8) return;
      setIsDown(y > last && y > 0);
      last = y;
    };
    window.addEventListener('scroll', compare, { passive: true });
    return () => window.removeEventListener('scroll', compare);
  }, []);
  return isDown;
}

interface SupportOptionsProps {
  chatButton: RefObject<HTMLButtonElement | null>;
  /** The pointer or the focus is on the chat button: a click may follow. */
  onApproachChat: () => void;
  onChat: () => void;
}

function SupportOptions({ chatButton, onApproachChat, onChat }: SupportOptionsProps) {
  const { t } = useTranslation('app/public-frame');
  const { display: phone, href } = contact.phone;
  return (
    <div className={classes.options}>
      <UnstyledButton
        ref={chatButton}
        className={classes.option}
        onPointerEnter={onApproachChat}
        onFocus={onApproachChat}
        onClick={onChat}
      >
        <IconMessageCircle size={20} aria-hidden />
        {t('support.chat')}
      </UnstyledButton>
      <a className={classes.option} href={href}>
        <IconPhone size={20} aria-hidden />
        {t('support.call', { phone })}
      </a>
    </div>
  );
}

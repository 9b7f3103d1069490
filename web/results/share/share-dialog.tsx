import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../api/use-reply.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import dialog from './dialog.module.css';
import { LinkList } from './link-list.tsx';
import { MadeLinkNote } from './made-link-note.tsx';
import { addressOf, type MadeLink } from './make-link.ts';
import { NewLinkForm } from './new-link-form.tsx';
import classes from './share.module.css';

interface Props {
  attempt: string;
  onClose: () => void;
}

/** Open as long as it is on the page. */
export function ShareDialog({ attempt, onClose }: Props) {
  const { t } = useTranslation('results/share');
  const { t: words } = useTranslation('ui');
  const reply = useReply('GET /results/:attempt/shares', { params: { attempt } });
  const [made, setMade] = useState<MadeLink>();
  const listHeading = useRef<HTMLHeadingElement>(null);
  useFocusReturn();

  function keep(link: MadeLink): void {
    setMade(link);
    reply.reload();
  }

  function forget(id: string): void {
    if (made?.id === id) setMade(undefined);
    reply.reload();
    // The row that had the focus goes.
    listHeading.current?.focus();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      centered
      size="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={dialog}
      transitionProps={{ duration: 0 }}
    >
      <p className={classes.sees}>{t('sees')}</p>
      {made ? (
        <MadeLinkNote
          address={addressOf(attempt, made.secret)}
          expiresAt={made.expiresAt}
          onAnother={() => setMade(undefined)}
        />
      ) : (
        <NewLinkForm attempt={attempt} onMade={keep} />
      )}
      <h3 className={classes.heading} ref={listHeading} tabIndex={-1}>
        {t('living')}
      </h3>
      <Loaded reply={reply} lines={2} isInCard>
        {(links) => <LinkList attempt={attempt} links={links} newest={made?.id} onEnded={forget} />}
      </Loaded>
    </Modal>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../api/use-query.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts';
import { LinkList } from './link-list.tsx';
import { NewLinkNote } from './new-link-note.tsx';
import { shareAddress, type NewLink } from './make-link.ts';
import { NewLinkForm } from './new-link-form.tsx';
import classes from './share.module.css';

interface Props {
  attempt: string;
  onClose: () => void;
}

/** Open while it is mounted. */
export function ShareDialog({ attempt, onClose }: Props) {
  const { t } = useTranslation('results/share');
  const reply = useQuery('GET /results/:attempt/shares', { params: { attempt } });
  const [newLink, setNewLink] = useState<NewLink>();
  const listHeading = useRef<HTMLHeadingElement>(null);
  useFocusReturn();

  function handleEnded(id: string): void {
    if (newLink?.id === id) setNewLink(undefined);
    // The row that had the focus disappears.
    listHeading.current?.focus();
  }

  return (
    <Dialog title={t('title')} size={620} onClose={onClose}>
      <div className={classes.dialog}>
        <Stack gap={20}>
          <Muted size="md">
            {t('sees')} <Link to="/sharing">{t('everyone')}</Link>
          </Muted>
          {newLink ? (
            <NewLinkNote
              address={shareAddress(attempt, newLink.secret)}
              expiresAt={newLink.expiresAt}
              onAnother={() => setNewLink(undefined)}
            />
          ) : (
            <NewLinkForm attempt={attempt} onMade={setNewLink} />
          )}
        </Stack>
        <h3 className={classes.heading} ref={listHeading} tabIndex={-1}>
          {t('living')}
        </h3>
        <Loaded reply={reply} lines={2} isInCard>
          {(links) => (
            <LinkList attempt={attempt} links={links} newest={newLink?.id} onEnded={handleEnded} />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

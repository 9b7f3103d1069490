import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts';
import form from '../../ui/overlays/dialog-form.module.css';
import classes from './desk.module.css';
import { OpenTicket } from './open-ticket.tsx';
import { QueuePane } from './queue/queue-pane.tsx';
import { Views } from './queue/views.tsx';
import { refreshDesk } from './refresh-desk.ts';
import { useDeskPlace } from './use-desk-place.ts';
import { useDesk } from './use-desk.ts';
import { useKeyboard } from './use-keyboard.ts';
import type { WriteBoxHandle } from './write/write-box.tsx';

const keys = [
  { name: 'next', signs: ['J', '↓'] },
  { name: 'previous', signs: ['K', '↑'] },
  { name: 'reply', signs: ['R'] },
  { name: 'note', signs: ['N'] },
  { name: 'assign', signs: ['A'] },
  { name: 'select', signs: ['X'] },
  { name: 'search', signs: ['/'] },
  { name: 'help', signs: ['?'] },
  { name: 'send', signs: ['Ctrl', 'Enter'] },
  { name: 'canned', signs: ['/'] },
] as const;

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tickets/console');
  useFocusReturn();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <div className={form.fields}>
        <p className={form.text}>{t('keys.text')}</p>
        <Stack as="dl" gap={8}>
          {keys.map(({ name, signs }) => (
            <div key={name} className={classes.key}>
              <Row as="dt" gap={6} isOneLine>
                {signs.map((sign) => (
                  <kbd key={sign}>{sign}</kbd>
                ))}
              </Row>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </Stack>
      </div>
    </Dialog>
  );
}

/** The team's desk: views, queue, conversation and person. On a phone, one of them at a time. */
export function DeskScreen() {
  const { t } = useTranslation('tickets/console');
  const { base } = useDeskPlace();
  const desk = useDesk();
  const { open, view, queue, data, whole } = desk;
  const box = useRef<WriteBoxHandle>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // The panel beside belongs to the ticket it was opened for.
  const [aboutOf, setAboutOf] = useState<string>();
  useKeyboard(desk, box, () => setHelpOpen(true));
  if (queue.error?.status === 403) return <Navigate to="/unauthorized" replace />;
  // The open ticket is what the page is about.
  const Title = whole.data && open ? 'h2' : 'h1';
  const isAboutOpen = open !== undefined && aboutOf === open;
  return (
    <div className={classes.frame}>
      <div
        className={classes.desk}
        data-open={open !== undefined || undefined}
        data-about={isAboutOpen || undefined}
      >
        <div className={classes.views}>
          <Title>{t('title')}</Title>
          <Views view={view} counts={data} />
          <div className={classes.links}>
            <Link to={`${base}/canned`}>{t('canned')}</Link>
            <Link to={`${base}/figures`}>{t('figures')}</Link>
          </div>
        </div>
        <div className={classes.queue}>
          <QueuePane
            view={view}
            data={data}
            error={queue.error}
            isLoading={queue.isLoading}
            isLive={desk.isLive}
            open={open}
            selection={desk.selection}
            onReload={refreshDesk}
            onShowKeys={() => setHelpOpen(true)}
          />
        </div>
        <OpenTicket
          reply={whole}
          isChosen={open !== undefined}
          replying={desk.replying}
          box={box}
          isAboutOpen={isAboutOpen}
          onAbout={() => setAboutOf(isAboutOpen ? undefined : open)}
        />
      </div>
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

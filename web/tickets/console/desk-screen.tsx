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
import { useDeskPaths } from './use-desk-paths.ts';
import { useDesk } from './use-desk.ts';
import { useKeyboard } from './use-keyboard.ts';
import type { WriteBoxHandle } from './write/write-box.tsx';

const keys = [
  { name: 'next', labels: ['J', '↓'] },
  { name: 'previous', labels: ['K', '↑'] },
  { name: 'reply', labels: ['R'] },
  { name: 'note', labels: ['N'] },
  { name: 'assign', labels: ['A'] },
  { name: 'select', labels: ['X'] },
  { name: 'search', labels: ['/'] },
  { name: 'help', labels: ['?'] },
  { name: 'send', labels: ['Ctrl', 'Enter'] },
  { name: 'canned', labels: ['/'] },
] as const;

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tickets/console');
  useFocusReturn();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <div className={form.fields}>
        <p className={form.text}>{t('keys.text')}</p>
        <Stack as="dl" gap={8}>
          {keys.map(({ name, labels }) => (
            <div key={name} className={classes.key}>
              <Row as="dt" gap={6} isOneLine>
                {labels.map((label) => (
                  <kbd key={label}>{label}</kbd>
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
  const { base } = useDeskPaths();
  const desk = useDesk();
  const { open, view, queue, data, whole } = desk;
  const box = useRef<WriteBoxHandle>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // The side panel belongs to the ticket it was opened for.
  const [panelTicket, setPanelTicket] = useState<string>();
  useKeyboard(desk, box, () => setHelpOpen(true));
  if (queue.error?.status === 403) return <Navigate to="/unauthorized" replace />;
  // With a ticket open, its subject is the page's `h1`.
  const Title = whole.data && open ? 'h2' : 'h1';
  const isAboutOpen = open !== undefined && panelTicket === open;
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
          onAbout={() => setPanelTicket(isAboutOpen ? undefined : open)}
        />
      </div>
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

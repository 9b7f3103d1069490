import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { formatHomeMoment } from '../../../../ui/format/home-time.ts';
import { publicPath } from '../public-path.ts';
import { hasNewerDraft, publicationState } from '../publication-state.ts';
import { useNow } from '../../../../ui/format/use-now.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

/** The publication state of an entry, with buttons to withdraw or archive it. */
export function PublicationCard({ editor }: { editor: Editor }) {
  const { t } = useTranslation('site/console/content');
  const { entry } = editor;
  const now = useNow();
  const [requestedAction, setRequestedAction] = useState<'withdraw' | 'archive'>();

  async function setStatus(status: 'draft' | 'archived'): Promise<void> {
    const isDone = await editor.withdraw(status);
    setRequestedAction(undefined);
    if (isDone) void showToast('success', t('shown.done'));
  }

  return (
    <Card title={t('shown.title')}>
      <Stack gap={8}>
        <p>{usePublicationText(editor)}</p>
        {publicationState(entry, now) === 'scheduled' && entry.versionUntilThen !== null && (
          <p>{t('shown.untilThen', { version: entry.versionUntilThen })}</p>
        )}
        {hasNewerDraft(entry) && <p>{t('shown.newer', { version: entry.version })}</p>}
        {(entry.showsFrom ?? entry.showsUntil) && (
          <Muted className={classes.quiet}>{t('shown.zone')}</Muted>
        )}
        <Muted className={classes.quiet}>
          {t('shown.address')}{' '}
          <a href={publicPath(entry)} target="_blank" rel="noreferrer">
            {publicPath(entry)}
          </a>
        </Muted>
        <Row>
          {entry.status === 'published' && (
            <Button variant="default" onClick={() => setRequestedAction('withdraw')}>
              {t('shown.withdraw')}
            </Button>
          )}
          {entry.status === 'archived' ? (
            <Button
              variant="default"
              loading={editor.isBusy}
              onClick={() => void setStatus('draft')}
            >
              {t('shown.unarchive')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => setRequestedAction('archive')}>
              {t('shown.archive')}
            </Button>
          )}
        </Row>
      </Stack>
      {requestedAction && (
        <ConfirmDialog
          title={t(`shown.${requestedAction}Title`)}
          confirmLabel={t(`shown.${requestedAction}`)}
          isDanger
          isBusy={editor.isBusy}
          onConfirm={() => void setStatus(requestedAction === 'archive' ? 'archived' : 'draft')}
          onCancel={() => setRequestedAction(undefined)}
        >
          {t(`shown.${requestedAction}Text`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function usePublicationText({ entry }: Editor): string {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const now = useNow();
  const { publishedVersion: version, showsFrom, showsUntil } = entry;
  const from = showsFrom && formatHomeMoment(showsFrom, language);
  const until = showsUntil && formatHomeMoment(showsUntil, language);
  switch (publicationState(entry, now)) {
    case 'live':
      return until ? t('shown.liveUntil', { version, until }) : t('shown.live', { version });
    case 'scheduled':
      return until
        ? t('shown.scheduledUntil', { version, from, until })
        : t('shown.scheduled', { version, from });
    case 'over':
      return t('shown.over', { version, until });
    case 'archived':
      return t('shown.archived');
    case 'draft':
      return version === null ? t('shown.never') : t('shown.withdrawn', { version });
  }
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

interface Props {
  label: string;
  /** With whom or what it is about: there are several on the page. */
  fullLabel: string;
  title: string;
  text: string;
  confirmLabel: string;
  /** Said once it is done. */
  done: string;
  stop: () => Promise<unknown>;
  onStopped: () => void;
}

/** Stops something after one question. What has ended meanwhile is as good as stopped. */
export function StopButton({ label, fullLabel, stop, onStopped, ...asked }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await stop();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) {
        void showToast('error', (error as Error).message);
        setBusy(false);
        return;
      }
    }
    setAsking(false);
    void showToast('success', asked.done);
    onStopped();
  }

  return (
    <>
      <Button variant="default" size="sm" aria-label={fullLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={asked.title}
          confirmLabel={asked.confirmLabel}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {asked.text}
        </ConfirmDialog>
      )}
    </>
  );
}

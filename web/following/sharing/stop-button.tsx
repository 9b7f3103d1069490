import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
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
  stop: () => Promise<void>;
}

/** Stops something after one question. */
export function StopButton({ label, fullLabel, stop, ...asked }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction();

  const confirm = (): void =>
    void run(async () => {
      await stop();
      setAsking(false);
      void showToast('success', asked.done);
    });

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
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          {asked.text}
        </ConfirmDialog>
      )}
    </>
  );
}

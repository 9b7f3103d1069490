import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

interface Props {
  label: string;
  /** Names whom or what it stops, because the page has several. */
  fullLabel: string;
  title: string;
  text: string;
  confirmLabel: string;
  /** The text of the toast afterwards. */
  done: string;
  stop: () => Promise<void>;
}

/** Stops something after a confirmation. */
export function StopButton({ label, fullLabel, stop, ...texts }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, run } = useAction();

  const confirm = (): void =>
    void run(async () => {
      await stop();
      setConfirming(false);
      void showToast('success', texts.done);
    });

  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={fullLabel}
        onClick={() => setConfirming(true)}
      >
        {label}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={texts.title}
          confirmLabel={texts.confirmLabel}
          isDanger
          isBusy={isBusy}
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          {texts.text}
        </ConfirmDialog>
      )}
    </>
  );
}

import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './files.module.css';
import { SaveButton, type FetchFile } from './save-button.tsx';

const PictureDialog = lazy(async () => {
  const { PictureDialog: Dialog } = await import('./picture-dialog.tsx');
  return { default: Dialog };
});

interface Props {
  file: TicketFile;
  fetchFile: FetchFile;
}

/** A thumbnail that opens large. A picture that can't be loaded becomes a save button. */
export function Picture({ file, fetchFile }: Props) {
  const { t } = useTranslation('tickets/conversation');
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const { id, type } = file;

  useEffect(() => {
    let objectUrl: string | undefined;
    let isUnmounted = false;
    async function load(): Promise<void> {
      try {
        const content = await fetchFile(file);
        if (isUnmounted) return;
        // Uses the picture's own type, whatever type the reply declares.
        objectUrl = URL.createObjectURL(new Blob([content], { type }));
        setAddress(objectUrl);
      } catch {
        setBroken(true);
      }
    }
    void load();
    return () => {
      isUnmounted = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a file never changes under its id
  }, [id, fetchFile]);

  if (isBroken) return <SaveButton file={file} fetchFile={fetchFile} />;
  if (!address) return <span className={classes.waiting} aria-hidden />;
  return (
    <>
      <PlainButton
        className={classes.picture ?? ''}
        aria-label={t('files.enlarge', { name: file.name })}
        onClick={() => setLarge(true)}
      >
        <img src={address} alt={file.name} onError={() => setBroken(true)} />
      </PlainButton>
      {isLarge && (
        <Suspense>
          <PictureDialog file={file} address={address} onClose={() => setLarge(false)}>
            <SaveButton file={file} fetchFile={fetchFile} />
          </PictureDialog>
        </Suspense>
      )}
    </>
  );
}

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

/** A small picture that opens large. What can't be fetched or drawn is still there to be saved. */
export function Picture({ file, fetchFile }: Props) {
  const { t } = useTranslation('tickets/conversation');
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const { id, type } = file;

  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    async function bring(): Promise<void> {
      try {
        const content = await fetchFile(file);
        if (isGone) return;
        // As a picture and nothing else, whatever the reply calls it.
        made = URL.createObjectURL(new Blob([content], { type }));
        setAddress(made);
      } catch {
        setBroken(true);
      }
    }
    void bring();
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
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

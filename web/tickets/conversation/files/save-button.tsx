import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../api/use-action.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { saveFile } from '../../../ui/data/save-file.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { fileSize } from './file-limits.ts';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';

/** Fetches the bytes of a file of the conversation. Must be the same function in every render. */
export type FetchFile = (file: TicketFile) => Promise<Blob>;

interface Props {
  file: TicketFile;
  fetchFile: FetchFile;
}

export function SaveButton({ file, fetchFile }: Props) {
  const { t } = useTranslation('tickets/conversation');
  const { number } = useFormat();
  const { isBusy, run } = useAction();

  const save = (): void =>
    void run(async () => {
      // A neutral type, so that the browser saves the file instead of opening it.
      saveFile(file.name, 'application/octet-stream', await fetchFile(file));
    });

  return (
    <PlainButton
      className={classes.save ?? ''}
      disabled={isBusy}
      aria-label={t('files.save', { name: file.name })}
      onClick={save}
    >
      {isBusy ? <Spinner /> : <FileIcon type={file.type} />}
      <span className={classes.name}>{file.name}</span>
      <span className={classes.size}>{fileSize(file.size, number)}</span>
    </PlainButton>
  );
}

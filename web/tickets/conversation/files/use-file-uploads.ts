import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { maxFileBytes, maxFiles } from './file-limits.ts';
import type { Upload } from './upload.ts';
import { useTransfers } from './use-transfers.ts';

/**
 * The files of a draft, each sent as soon as it is chosen:
 *
 *   const uploads = useFileUploads(draft.files, (files) => store(files));
 *   <FileDrop onFiles={uploads.add}>            // dropped or pasted
 *     <FileList uploads={uploads} />            // the files, with progress, cancel and retry
 *     <FileButton onFiles={uploads.add} … />    // chosen
 *   </FileDrop>
 *   body: { files: uploads.ready.map(({ id }) => id) }   // wait while uploads.isBusy; then uploads.clear()
 */
export interface FileUploads {
  files: Upload[];
  /** The files that are stored on the server. */
  ready: TicketFile[];
  isBusy: boolean;
  /** Set if some files were left out because there were too many. */
  problem: string | undefined;
  add: (files: readonly File[]) => void;
  /** Removes a file and cancels its upload. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  clear: () => void;
}

const waiting = { state: 'sending', sent: 0, problem: undefined, canRetry: false } as const;

const toTicketFile = ({ id, name, type, size }: TicketFile): TicketFile => ({
  id,
  name,
  type,
  size,
});

export function useFileUploads(
  initialFiles: readonly TicketFile[] = [],
  onReady?: (files: TicketFile[]) => void,
): FileUploads {
  const { t } = useTranslation('tickets/conversation');
  const [files, setFiles] = useState<Upload[]>(() =>
    initialFiles.map((file) => ({
      ...toTicketFile(file),
      ...waiting,
      state: 'ready',
      sent: file.size,
    })),
  );
  const [problem, setProblem] = useState<string>();
  const ready = files.filter(({ state }) => state === 'ready').map(toTicketFile);
  const readyIds = ready.map(({ id }) => id).join();
  const reportReady = useEffectEvent((ids: string) =>
    onReady?.(ready.filter(({ id }) => ids.includes(id))),
  );
  // Depends on the ids: the list is a new array in every render.
  useEffect(() => reportReady(readyIds), [readyIds]);

  const change = (id: string, part: Partial<Upload>): void =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...part } : file)));

  const { start, restart, stop } = useTransfers(change);

  function add(chosen: readonly File[]): void {
    const room = maxFiles - files.length;
    const accepted = chosen.slice(0, Math.max(0, room));
    setProblem(chosen.length > room ? t('files.tooMany', { count: maxFiles }) : undefined);
    const added = accepted.map((file) => ({ file, upload: newUpload(file, t('files.tooLarge')) }));
    setFiles((all) => [...all, ...added.map(({ upload }) => upload)]);
    for (const { file, upload } of added) {
      if (upload.state === 'sending') void start(upload.id, file);
    }
  }

  return {
    files,
    ready,
    isBusy: files.some(({ state }) => state === 'sending'),
    problem,
    add,
    remove: (id) => {
      stop(id);
      setProblem(undefined);
      setFiles((all) => all.filter((file) => file.id !== id));
    },
    retry: (id) => {
      if (restart(id)) change(id, waiting);
    },
    clear: () => {
      for (const { id } of files) stop(id);
      setProblem(undefined);
      setFiles([]);
    },
  };
}

function newUpload(file: File, tooLarge: string): Upload {
  const { name, type, size } = file;
  const isTooLarge = size > maxFileBytes;
  return {
    id: oneTimeId(),
    name,
    type,
    size,
    ...waiting,
    ...(isTooLarge && { state: 'refused', problem: tooLarge }),
  };
}

import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { mostFileBytes, mostFiles } from './file-limits.ts';
import type { Upload } from './upload.ts';
import { useSending } from './use-sending.ts';

/**
 * The files of a message that is being written, each sent as soon as it is chosen:
 *
 *   const uploads = useFileUploads(draft.files, (files) => keep(files));
 *   <FileDrop onFiles={uploads.add}>            // dropped or pasted
 *     <FileList uploads={uploads} />            // what there is, with progress, cancel, try again
 *     <FileButton onFiles={uploads.add} … />    // chosen
 *   </FileDrop>
 *   body: { files: uploads.ready.map(({ id }) => id) }   // wait while uploads.isBusy; then uploads.clear()
 */
export interface FileUploads {
  files: Upload[];
  /** What a message may carry. */
  ready: TicketFile[];
  isBusy: boolean;
  /** Why some were not taken at all: there were too many. */
  problem: string | undefined;
  add: (files: readonly File[]) => void;
  /** Cancels what is on its way. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  clear: () => void;
}

const waiting = { state: 'sending', sent: 0, problem: undefined, canRetry: false } as const;

const plain = ({ id, name, type, size }: TicketFile): TicketFile => ({ id, name, type, size });

export function useFileUploads(
  kept: readonly TicketFile[] = [],
  onReady?: (files: TicketFile[]) => void,
): FileUploads {
  const { t } = useTranslation('tickets/conversation');
  const [files, setFiles] = useState<Upload[]>(() =>
    kept.map((file) => ({ ...plain(file), ...waiting, state: 'ready', sent: file.size })),
  );
  const [problem, setProblem] = useState<string>();
  const ready = files.filter(({ state }) => state === 'ready').map(plain);
  const readyIds = ready.map(({ id }) => id).join();
  const tellReady = useEffectEvent((ids: string) =>
    onReady?.(ready.filter(({ id }) => ids.includes(id))),
  );
  // By content: the list is a new one in every render.
  useEffect(() => tellReady(readyIds), [readyIds]);

  const change = (id: string, part: Partial<Upload>): void =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...part } : file)));

  const { bring, again, stop } = useSending(change);

  function add(chosen: readonly File[]): void {
    const room = mostFiles - files.length;
    const taken = chosen.slice(0, Math.max(0, room));
    setProblem(chosen.length > room ? t('files.tooMany', { count: mostFiles }) : undefined);
    const added = taken.map((file) => ({ file, upload: newUpload(file, t('files.tooLarge')) }));
    setFiles((all) => [...all, ...added.map(({ upload }) => upload)]);
    for (const { file, upload } of added) {
      if (upload.state === 'sending') void bring(upload.id, file);
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
      if (again(id)) change(id, waiting);
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
  const isTooLarge = size > mostFileBytes;
  return {
    id: oneTimeId(),
    name,
    type,
    size,
    ...waiting,
    ...(isTooLarge && { state: 'refused', problem: tooLarge }),
  };
}

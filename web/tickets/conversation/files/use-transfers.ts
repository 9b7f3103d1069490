import { useEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { sendFile } from './send-file.ts';
import type { Upload } from './upload.ts';

interface Sending {
  start: (id: string, file: File) => Promise<void>;
  /** Returns false if the file is no longer known. */
  restart: (id: string) => boolean;
  stop: (id: string) => void;
}

/** Uploads files independently of each other and reports their progress. Unmounting cancels running uploads. */
export function useTransfers(change: (id: string, part: Partial<Upload>) => void): Sending {
  const transfers = useRef(new Map<string, { file: File; controller: AbortController }>());

  useEffect(() => {
    const sending = transfers.current;
    return () => sending.forEach(({ controller }) => controller.abort());
  }, []);

  async function start(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    transfers.current.set(id, { file, controller });
    try {
      const { name, type, size } = await sendFile('POST /tickets/files', {
        query: { id, name: file.name.slice(-200) },
        file,
        signal: controller.signal,
        onProgress: (sent) => change(id, { sent: Math.min(sent, file.size) }),
      });
      change(id, { name, type, size, state: 'ready', sent: size });
    } catch (error) {
      if (!(error instanceof ApiError) || controller.signal.aborted) return;
      const canRetry = error.status === 0 || error.status === 429 || error.status >= 500;
      change(id, { state: 'refused', problem: error.message, canRetry });
    }
  }

  return {
    start,
    restart: (id) => {
      const file = transfers.current.get(id)?.file;
      if (file) void start(id, file);
      return file !== undefined;
    },
    stop: (id) => {
      transfers.current.get(id)?.controller.abort();
      transfers.current.delete(id);
    },
  };
}

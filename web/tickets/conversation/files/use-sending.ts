import { useEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { sendFile } from './send-file.ts';
import type { Upload } from './upload.ts';

interface Sending {
  bring: (id: string, file: File) => Promise<void>;
  /** False where the file is not known any more. */
  again: (id: string) => boolean;
  stop: (id: string) => void;
}

/** Brings files to the server, each by itself, and tells how far each is. What is on its way stops with the page. */
export function useSending(change: (id: string, part: Partial<Upload>) => void): Sending {
  const known = useRef(new Map<string, { file: File; stopping: AbortController }>());

  useEffect(() => {
    const sending = known.current;
    return () => sending.forEach(({ stopping }) => stopping.abort());
  }, []);

  async function bring(id: string, file: File): Promise<void> {
    const stopping = new AbortController();
    known.current.set(id, { file, stopping });
    try {
      const { name, type, size } = await sendFile('POST /tickets/files', {
        query: { id, name: file.name.slice(-200) },
        file,
        signal: stopping.signal,
        onProgress: (sent) => change(id, { sent: Math.min(sent, file.size) }),
      });
      change(id, { name, type, size, state: 'ready', sent: size });
    } catch (error) {
      if (!(error instanceof ApiError) || stopping.signal.aborted) return;
      const canRetry = error.status === 0 || error.status === 429 || error.status >= 500;
      change(id, { state: 'refused', problem: error.message, canRetry });
    }
  }

  return {
    bring,
    again: (id) => {
      const file = known.current.get(id)?.file;
      if (file) void bring(id, file);
      return file !== undefined;
    },
    stop: (id) => {
      known.current.get(id)?.stopping.abort();
      known.current.delete(id);
    },
  };
}

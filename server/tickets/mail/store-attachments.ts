import { randomUUID } from 'node:crypto';
import { maxFileBytes, maxFiles } from '@bac/contract/tickets/tickets.ts';
import type { Services } from '../../services.ts';
import { storeFile } from '../conversation/files.ts';
import { validateFile } from '../conversation/validate-file.ts';
import type { AttachedFile } from './parsing/parse-email.ts';

export type LeftOutReason = 'kind' | 'size' | 'count';

export interface LeftOutFile {
  name: string;
  reason: LeftOutReason;
}

/** Stores the files of an email, validated like uploads through the page. Returns those left out, with the reason. */
export async function storeAttachments(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  attachments: readonly AttachedFile[],
  uploadedBy: string,
): Promise<{ ids: string[]; leftOut: LeftOutFile[] }> {
  const ids: string[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const { name, bytes } of attachments) {
    const reject = (reason: LeftOutReason): void => void leftOut.push({ name, reason });
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (content.length > maxFileBytes) {
      reject('size');
      continue;
    }
    const validFile = await validateFile(content, name);
    if (!validFile) reject('kind');
    else if (ids.length === maxFiles) reject('count');
    else {
      const id = randomUUID();
      await storeFile(services, { id, content, uploadedBy }, validFile);
      ids.push(id);
    }
  }
  return { ids, leftOut };
}

import { randomUUID } from 'node:crypto';
import { maxFileBytes, maxFiles } from '@bac/contract/tickets/tickets.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { storeFile } from '../conversation/files.ts';
import { requireSiteRoom } from '../conversation/file-room.ts';
import { validateFile, type ValidFile } from '../conversation/validate-file.ts';
import type { AttachedFile } from './parsing/parse-email.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'files'>;

export type LeftOutReason = 'kind' | 'size' | 'count' | 'room';

export interface LeftOutFile {
  name: string;
  reason: LeftOutReason;
}

/** Stores the files of an email, validated like uploads through the page. Returns those left out, with the reason. */
export async function storeAttachments(
  services: Deps,
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
      const file = { id, content, uploadedBy, network: null };
      if (await storeIfRoom(services, file, validFile)) ids.push(id);
      else reject('room');
    }
  }
  return { ids, leftOut };
}

/** Returns false if the site, or the day of the sender, has no room. */
async function storeIfRoom(
  services: Deps,
  file: Parameters<typeof storeFile>[1],
  validFile: ValidFile,
): Promise<boolean> {
  try {
    await requireSiteRoom(services, file.content.length);
    await storeFile(services, file, validFile);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

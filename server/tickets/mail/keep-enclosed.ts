import { randomUUID } from 'node:crypto';
import { mostFileBytes, mostFiles } from '@bac/contract/tickets/tickets.ts';
import type { Services } from '../../services.ts';
import { keepFile } from '../conversation/files.ts';
import { judgeFile } from '../conversation/judge-file.ts';
import type { EnclosedFile } from './parsing/read-letter.ts';

export type LeftOutReason = 'kind' | 'size' | 'count';

export interface LeftOut {
  name: string;
  reason: LeftOutReason;
}

/** Stores the files of an email, validated like uploads through the page. Returns those left out, with the reason. */
export async function keepEnclosed(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  attachments: readonly EnclosedFile[],
  broughtBy: string,
): Promise<{ ids: string[]; leftOut: LeftOut[] }> {
  const ids: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const { name, bytes } of attachments) {
    const reject = (reason: LeftOutReason): void => void leftOut.push({ name, reason });
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (content.length > mostFileBytes) {
      reject('size');
      continue;
    }
    const validFile = await judgeFile(content, name);
    if (!validFile) reject('kind');
    else if (ids.length === mostFiles) reject('count');
    else {
      const id = randomUUID();
      await keepFile(services, { id, content, broughtBy }, validFile);
      ids.push(id);
    }
  }
  return { ids, leftOut };
}

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

/** Judged as what is brought through the page is. What is not taken is told, and the others are. */
export async function keepEnclosed(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  enclosed: readonly EnclosedFile[],
  broughtBy: string,
): Promise<{ ids: string[]; leftOut: LeftOut[] }> {
  const ids: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const { name, bytes } of enclosed) {
    const leave = (reason: LeftOutReason): void => void leftOut.push({ name, reason });
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (content.length > mostFileBytes) {
      leave('size');
      continue;
    }
    const judged = await judgeFile(content, name);
    if (!judged) leave('kind');
    else if (ids.length === mostFiles) leave('count');
    else {
      const id = randomUUID();
      await keepFile(services, { id, content, broughtBy }, judged);
      ids.push(id);
    }
  }
  return { ids, leftOut };
}

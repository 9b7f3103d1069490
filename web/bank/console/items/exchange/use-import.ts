import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { useRef, useState } from 'react';
import { call, type Reply } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';

export interface Report extends Reply<'POST /admin/questions/import'> {
  isDone: boolean;
}

/** A copy of the file when it was chosen: later changes on disk must not be imported unchecked. */
interface Chosen {
  name: string;
  content: Blob;
}

interface Request {
  file: Chosen;
  skill: Skill | undefined;
  isDryRun: boolean;
  /** Identifies the dry run whose result the person saw. */
  seen: string | undefined;
}

const post = ({ file, skill, isDryRun, seen }: Request) =>
  call('POST /admin/questions/import', {
    query: {
      name: file.name.slice(-200),
      isDryRun,
      ...(skill && { skill }),
      ...(!isDryRun && seen !== undefined && { fingerprint: seen }),
    },
    upload: file.content,
    quiet: true,
  });

export function useImport() {
  const [skill, setSkill] = useState<Skill>();
  const [file, setFile] = useState<Chosen>();
  const [report, setReport] = useState<Report>();
  const { isBusy, error: failure, run } = useAction();
  const latest = useRef<Request>(undefined);

  async function send(request: Request): Promise<void> {
    latest.current = request;
    await run(() => sendLatest(request));
  }

  /** Another file or skill may be chosen while a request runs: then its own request follows, and only its reply counts. */
  async function sendLatest(request: Request): Promise<void> {
    const isLatest = (): boolean => latest.current === request;
    try {
      const reply = await post(request);
      if (!request.isDryRun) invalidate('GET /admin/questions');
      if (isLatest()) setReport({ ...reply, isDone: !request.isDryRun });
    } catch (error) {
      if (isLatest() && request.isDryRun) setReport(undefined);
      if (isLatest()) throw error;
    }
    if (latest.current && !isLatest()) await sendLatest(latest.current);
  }

  const request = (changes: Pick<Request, 'file' | 'isDryRun'> & Partial<Request>): Request => ({
    skill,
    seen: report?.fingerprint,
    ...changes,
  });

  return {
    file,
    skill,
    report,
    failure,
    isBusy,
    read: async (source: File): Promise<void> => {
      const chosen = { name: source.name, content: new Blob([await source.arrayBuffer()]) };
      setFile(chosen);
      setReport(undefined);
      await send(request({ file: chosen, isDryRun: true }));
    },
    nameSkill: async (named: Skill | undefined): Promise<void> => {
      setSkill(named);
      if (file && !report?.isDone) await send(request({ file, isDryRun: true, skill: named }));
    },
    /** Repeats the dry run after a refusal, since its result may have changed. */
    repeatDryRun: async (): Promise<void> => {
      if (file) await send(request({ file, isDryRun: true }));
    },
    store: async (): Promise<void> => {
      if (file) await send(request({ file, isDryRun: false }));
    },
  };
}

export type Import = ReturnType<typeof useImport>;

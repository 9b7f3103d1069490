import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call, type Reply } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';

export interface Report extends Reply<'POST /admin/questions/import'> {
  isDone: boolean;
}

/** As it was when it was chosen: a file that is mended meanwhile is another one. */
interface Chosen {
  name: string;
  content: Blob;
}

export function useImport() {
  const [skill, setSkill] = useState<Skill>();
  const [file, setFile] = useState<Chosen>();
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  async function send(chosen: Chosen, isDryRun: boolean, named: Skill | undefined): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const query = {
        name: chosen.name.slice(-200),
        isDryRun,
        ...(named && { skill: named }),
        ...(!isDryRun && report && { seen: report.seen }),
      };
      const upload = chosen.content;
      const reply = await orEndSession(
        call('POST /admin/questions/import', { query, upload, quiet: true }),
      );
      setReport({ ...reply, isDone: !isDryRun });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isDryRun) setReport(undefined);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    file,
    skill,
    report,
    failure,
    isBusy,
    read: async (given: File): Promise<void> => {
      const chosen = { name: given.name, content: new Blob([await given.arrayBuffer()]) };
      setFile(chosen);
      setReport(undefined);
      await send(chosen, true, skill);
    },
    nameSkill: async (named: Skill | undefined): Promise<void> => {
      setSkill(named);
      if (file && !report?.isDone) await send(file, true, named);
    },
    /** After a refusal, for the file may do something else by now. */
    look: async (): Promise<void> => {
      if (file) await send(file, true, skill);
    },
    store: async (): Promise<void> => {
      if (file) await send(file, false, skill);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

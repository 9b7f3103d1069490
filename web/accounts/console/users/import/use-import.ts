import type { Language } from '@bac/exam/item/language.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call, type Reply } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';

export interface Report extends Reply<'POST /admin/users/import'> {
  isDone: boolean;
}

interface File {
  name: string;
  csv: string;
}

/** A file from an old spreadsheet may be in UTF-16; anything else is taken for UTF-8. */
async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

export function useImport() {
  const [pageLanguage] = useLanguage();
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  async function send({ csv }: File, isDryRun: boolean): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { csv, isDryRun, language };
      const reply = await orEndSession(call('POST /admin/users/import', { body, quiet: true }));
      setReport({ ...reply, isDone: !isDryRun });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    file,
    language,
    setLanguage,
    report,
    failure,
    isBusy,
    read: async (chosen: globalThis.File): Promise<void> => {
      const given = { name: chosen.name, csv: await textOf(chosen) };
      setFile(given);
      setReport(undefined);
      await send(given, true);
    },
    run: async (isDryRun: boolean): Promise<void> => {
      if (file) await send(file, isDryRun);
    },
  };
}

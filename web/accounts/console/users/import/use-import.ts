import type { Language } from '@bac/exam/item/language.ts';
import { useState } from 'react';
import { call, type Reply } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';

export interface Report extends Reply<'POST /admin/users/import'> {
  isDone: boolean;
}

interface File {
  name: string;
  csv: string;
}

/** Reads a file exported by an old spreadsheet as UTF-16 and any other as UTF-8. */
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
  const { isBusy, error, run } = useAction();

  async function send({ csv }: File, isDryRun: boolean): Promise<void> {
    const body = { csv, isDryRun, language };
    const reply = await call('POST /admin/users/import', { body, quiet: true });
    setReport({ ...reply, isDone: !isDryRun });
    if (!isDryRun) invalidate('GET /admin/users');
  }

  return {
    file,
    language,
    setLanguage,
    report,
    failure: error,
    isBusy,
    read: (chosen: globalThis.File) =>
      run(async () => {
        const newFile = { name: chosen.name, csv: await textOf(chosen) };
        setFile(newFile);
        setReport(undefined);
        await send(newFile, true);
      }),
    save: () => run(async () => file && send(file, false)),
  };
}

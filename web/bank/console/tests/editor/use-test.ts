import type { FormDraftModule, Shortage, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useSaving } from '../../../../api/use-saving.ts';

interface Content {
  name: LocalText;
  modules: readonly FormDraftModule[];
}

export interface AssemblyOptions {
  seed: number;
  maxForms: number | null;
  isFillOnly: boolean;
}

const maxUndoSteps = 30;

/** The test on the server. Every change is saved at once, so that little can be lost. */
export function useTest(initialTest: WholeTest, initialShortages: readonly Shortage[]) {
  const [test, setTest] = useState(initialTest);
  const { saving, isBusy, save, reset } = useSaving();
  const [shortages, setShortages] = useState(initialShortages);
  const [undoStack, setUndoStack] = useState<Content[]>([]);
  /** What somebody else saved in the meantime, and the content that could not be saved here. */
  const [conflict, setConflict] = useState<{ latest: WholeTest; unsaved: Content | undefined }>();
  const params = { test: initialTest.id };

  const trySave = <Data>(
    write: () => Promise<Data>,
    unsaved?: Content,
  ): Promise<Data | undefined> =>
    save(async () => {
      try {
        const changed = await write();
        invalidate('GET /admin/tests');
        return changed;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
          const latest = await call('GET /admin/tests/:test', { params }).catch(() => undefined);
          if (latest) setConflict({ latest, unsaved });
        }
        throw error;
      }
    });

  async function saveContent(content: Content, revision: number): Promise<WholeTest | undefined> {
    const body = { revision, name: content.name, modules: [...content.modules] };
    const saved = await trySave(
      () => call('PUT /admin/tests/:test', { params, body, quiet: true }),
      content,
    );
    if (saved) setTest(saved);
    return saved;
  }

  const pushUndo = ({ name, modules }: Content): void =>
    setUndoStack((before) => [...before, { name, modules }].slice(-maxUndoSteps));

  async function change(content: Partial<Content>): Promise<boolean> {
    const before = { name: test.name, modules: test.modules };
    const saved = await saveContent({ ...before, ...content }, test.revision);
    if (saved) pushUndo(before);
    return saved !== undefined;
  }

  async function undo(): Promise<void> {
    const last = undoStack.at(-1);
    if (!last) return;
    if (await saveContent(last, test.revision)) setUndoStack((before) => before.slice(0, -1));
  }

  async function assemble(options: AssemblyOptions): Promise<boolean> {
    const body = { revision: test.revision, ...options };
    const assembled = await trySave(() =>
      call('POST /admin/tests/:test/assemble', { params, body, quiet: true }),
    );
    if (!assembled) return false;
    pushUndo(test);
    setTest(assembled.test);
    setShortages(assembled.shortages);
    return true;
  }

  async function publish(opensAt: string | null, isForClasses: boolean): Promise<boolean> {
    const body = { revision: test.revision, opensAt, isForClasses };
    const published = await trySave(() =>
      call('POST /admin/tests/:test/publish', { params, body, quiet: true }),
    );
    if (!published) return false;
    setUndoStack([]);
    setTest(published);
    return true;
  }

  async function setStatus(body: {
    status: 'published' | 'archived';
    opensAt?: string | null;
    isForClasses?: boolean;
  }): Promise<boolean> {
    const changed = await trySave(() =>
      call('POST /admin/tests/:test/status', { params, body, quiet: true }),
    );
    if (changed) setTest(changed);
    return changed !== undefined;
  }

  return {
    test,
    saving,
    shortages,
    conflict,
    isBusy,
    canUndo: undoStack.length > 0,
    change,
    undo,
    assemble,
    publish,
    setStatus,
    setTest,
    dismissShortages: () => setShortages([]),
    takeLatest: (latest: WholeTest) => {
      setTest(latest);
      setUndoStack([]);
      setConflict(undefined);
      reset();
    },
    overwrite: async (unsaved: Content, latest: WholeTest): Promise<boolean> => {
      setConflict(undefined);
      return (await saveContent(unsaved, latest.revision)) !== undefined;
    },
    dismissConflict: () => setConflict(undefined),
  };
}

export type TestEditor = ReturnType<typeof useTest>;

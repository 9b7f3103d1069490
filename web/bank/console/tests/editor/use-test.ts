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

export interface AssemblyWish {
  seed: number;
  mostForms: number | null;
  isOnlyHoles: boolean;
}

const mostUndone = 30;

/** A test as the server has it. Every change is saved at once, so there is never much to lose. */
export function useTest(first: WholeTest, firstShortages: readonly Shortage[]) {
  const [test, setTest] = useState(first);
  const { saving, isBusy, save, reset } = useSaving();
  const [shortages, setShortages] = useState(firstShortages);
  const [undone, setUndone] = useState<Content[]>([]);
  /** What somebody else saved meanwhile, and what was to be saved here. */
  const [conflict, setConflict] = useState<{ theirs: WholeTest; mine: Content | undefined }>();
  const params = { test: first.id };

  const attempt = <Data>(write: () => Promise<Data>, mine?: Content): Promise<Data | undefined> =>
    save(async () => {
      try {
        const changed = await write();
        invalidate('GET /admin/tests');
        return changed;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
          const theirs = await call('GET /admin/tests/:test', { params }).catch(() => undefined);
          if (theirs) setConflict({ theirs, mine });
        }
        throw error;
      }
    });

  async function put(content: Content, revision: number): Promise<WholeTest | undefined> {
    const body = { revision, name: content.name, modules: [...content.modules] };
    const saved = await attempt(
      () => call('PUT /admin/tests/:test', { params, body, quiet: true }),
      content,
    );
    if (saved) setTest(saved);
    return saved;
  }

  const remember = ({ name, modules }: Content): void =>
    setUndone((before) => [...before, { name, modules }].slice(-mostUndone));

  async function change(content: Partial<Content>): Promise<boolean> {
    const before = { name: test.name, modules: test.modules };
    const saved = await put({ ...before, ...content }, test.revision);
    if (saved) remember(before);
    return saved !== undefined;
  }

  async function undo(): Promise<void> {
    const last = undone.at(-1);
    if (!last) return;
    if (await put(last, test.revision)) setUndone((before) => before.slice(0, -1));
  }

  async function assemble(wish: AssemblyWish): Promise<boolean> {
    const body = { revision: test.revision, ...wish };
    const made = await attempt(() =>
      call('POST /admin/tests/:test/assemble', { params, body, quiet: true }),
    );
    if (!made) return false;
    remember(test);
    setTest(made.test);
    setShortages(made.shortages);
    return true;
  }

  async function publish(opensAt: string | null): Promise<boolean> {
    const body = { revision: test.revision, opensAt };
    const published = await attempt(() =>
      call('POST /admin/tests/:test/publish', { params, body, quiet: true }),
    );
    if (!published) return false;
    setUndone([]);
    setTest(published);
    return true;
  }

  async function setStatus(body: {
    status: 'published' | 'archived';
    opensAt?: string | null;
  }): Promise<boolean> {
    const changed = await attempt(() =>
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
    canUndo: undone.length > 0,
    change,
    undo,
    assemble,
    publish,
    setStatus,
    set: setTest,
    forgetShortages: () => setShortages([]),
    takeTheirs: (theirs: WholeTest) => {
      setTest(theirs);
      setUndone([]);
      setConflict(undefined);
      reset();
    },
    keepMine: async (mine: Content, theirs: WholeTest): Promise<boolean> => {
      setConflict(undefined);
      return (await put(mine, theirs.revision)) !== undefined;
    },
    forgetConflict: () => setConflict(undefined),
  };
}

export type TestEditor = ReturnType<typeof useTest>;

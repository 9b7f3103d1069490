import type { ContentEntry } from '@bac/contract/site/content-admin.ts';
import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useSaving } from '../../../../api/use-saving.ts';
import { withValueAt, type Path } from '../../../../ui/format/value-path.ts';
import { compareFields } from '../../../../ui/data/versions/compare-fields.ts';

interface Schedule {
  showsFrom: string | null;
  showsUntil: string | null;
}

/** `body.answer.vi`, as the server names a field, is `answer.vi` in the form. */
const errorsOf = ({ errors }: ApiError): Record<Path, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path.replace(/^body\./, ''), message]));

/** An entry as the server has it, the words being written, and what can be done with them. */
export function useEditor(first: ContentEntry) {
  const [entry, setEntry] = useState(first);
  const [body, setBody] = useState<ContentBody>(first.body);
  const { saving, isBusy, error, save: send, reset } = useSaving();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<ContentEntry>();
  const params = { entry: first.id };
  const isDirty = compareFields(entry.body, body).length > 0;

  const attempt = (write: () => Promise<ContentEntry>): Promise<ContentEntry | undefined> =>
    send(async () => {
      try {
        const changed = await write();
        invalidate('GET /admin/content', 'GET /admin/content/:entry/versions');
        return changed;
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'CHANGED_MEANWHILE') {
          setTheirs(await call('GET /admin/content/:entry', { params }).catch(() => undefined));
        }
        throw failure;
      }
    });

  /** On top of which version: the one that was edited, unless somebody chose to keep theirs over another. */
  async function save(over = entry.version): Promise<ContentEntry | undefined> {
    const sent = { version: over, body };
    const saved = await attempt(() =>
      call('PUT /admin/content/:entry', { params, body: sent, quiet: true }),
    );
    if (!saved) return undefined;
    setEntry(saved);
    // What was typed while it was being saved stays.
    setBody((current) => (current === body ? saved.body : current));
    return saved;
  }

  async function publish(schedule: Schedule): Promise<boolean> {
    const latest = isDirty ? await save() : entry;
    if (!latest) return false;
    const sent = { version: latest.version, ...schedule };
    const published = await attempt(() =>
      call('POST /admin/content/:entry/publish', { params, body: sent, quiet: true }),
    );
    if (published) setEntry(published);
    return published !== undefined;
  }

  async function withdraw(status: 'draft' | 'archived'): Promise<boolean> {
    const changed = await attempt(() =>
      call('POST /admin/content/:entry/status', { params, body: { status }, quiet: true }),
    );
    // Only that: newer words of somebody else must not slip under what is being written here.
    if (changed) setEntry((before) => ({ ...before, status: changed.status }));
    return changed !== undefined;
  }

  async function restore(restored: number): Promise<ContentEntry | undefined> {
    const sent = { version: entry.version, restored };
    const changed = await attempt(() =>
      call('POST /admin/content/:entry/restore', { params, body: sent, quiet: true }),
    );
    if (changed) take(changed);
    return changed;
  }

  function take(other: ContentEntry): void {
    setEntry(other);
    setBody(other.body);
    setTheirs(undefined);
    reset();
  }

  function takeTheirs(other: ContentEntry): void {
    take(other);
    invalidate('GET /admin/content/:entry/versions');
  }

  return {
    entry,
    body,
    saving,
    errors: error ? errorsOf(error) : {},
    theirs,
    isDirty,
    isBusy,
    change: (path: Path, value: unknown) => setBody((current) => withValueAt(current, path, value)),
    save,
    publish,
    withdraw,
    restore,
    takeTheirs,
    keepMine: async (other: ContentEntry): Promise<boolean> => {
      setTheirs(undefined);
      return (await save(other.version)) !== undefined;
    },
    forgetTheirs: () => setTheirs(undefined),
  };
}

export type Editor = ReturnType<typeof useEditor>;

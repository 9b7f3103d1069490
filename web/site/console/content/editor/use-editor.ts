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

/** Maps the server's field path `body.answer.vi` to the form's `answer.vi`. */
const errorsOf = ({ errors }: ApiError): Record<Path, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path.replace(/^body\./, ''), message]));

/** The state of the editor: the stored entry, its edited body, and the actions. */
export function useEditor(initial: ContentEntry) {
  const [entry, setEntry] = useState(initial);
  const [body, setBody] = useState<ContentBody>(initial.body);
  const { saving, isBusy, error, save: send, reset } = useSaving();
  /** The entry that somebody else has saved since it was loaded. */
  const [conflict, setConflict] = useState<ContentEntry>();
  const params = { entry: initial.id };
  const isDirty = compareFields(entry.body, body).length > 0;

  const attempt = (write: () => Promise<ContentEntry>): Promise<ContentEntry | undefined> =>
    send(async () => {
      try {
        const changed = await write();
        invalidate('GET /admin/content', 'GET /admin/content/:entry/versions');
        return changed;
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'CHANGED_MEANWHILE') {
          setConflict(await call('GET /admin/content/:entry', { params }).catch(() => undefined));
        }
        throw failure;
      }
    });

  /** Saves over `baseVersion`: the loaded one, unless the person chose to overwrite another's version. */
  async function save(baseVersion = entry.version): Promise<ContentEntry | undefined> {
    const input = { version: baseVersion, body };
    const saved = await attempt(() =>
      call('PUT /admin/content/:entry', { params, body: input, quiet: true }),
    );
    if (!saved) return undefined;
    setEntry(saved);
    // Keeps what was typed while saving.
    setBody((current) => (current === body ? saved.body : current));
    return saved;
  }

  async function publish(schedule: Schedule): Promise<boolean> {
    const latest = isDirty ? await save() : entry;
    if (!latest) return false;
    const input = { version: latest.version, ...schedule };
    const published = await attempt(() =>
      call('POST /admin/content/:entry/publish', { params, body: input, quiet: true }),
    );
    if (published) setEntry(published);
    return published !== undefined;
  }

  async function withdraw(status: 'draft' | 'archived'): Promise<boolean> {
    const changed = await attempt(() =>
      call('POST /admin/content/:entry/status', { params, body: { status }, quiet: true }),
    );
    // Only the status: newer text of somebody else must not replace the text being edited.
    if (changed) setEntry((before) => ({ ...before, status: changed.status }));
    return changed !== undefined;
  }

  async function restore(restored: number): Promise<ContentEntry | undefined> {
    const input = { version: entry.version, restored };
    const changed = await attempt(() =>
      call('POST /admin/content/:entry/restore', { params, body: input, quiet: true }),
    );
    if (changed) take(changed);
    return changed;
  }

  function take(other: ContentEntry): void {
    setEntry(other);
    setBody(other.body);
    setConflict(undefined);
    reset();
  }

  function acceptOther(other: ContentEntry): void {
    take(other);
    invalidate('GET /admin/content/:entry/versions');
  }

  return {
    entry,
    body,
    saving,
    errors: error ? errorsOf(error) : {},
    conflict,
    isDirty,
    isBusy,
    change: (path: Path, value: unknown) => setBody((current) => withValueAt(current, path, value)),
    save,
    publish,
    withdraw,
    restore,
    acceptOther,
    overwriteOther: async (other: ContentEntry): Promise<boolean> => {
      setConflict(undefined);
      return (await save(other.version)) !== undefined;
    },
    dismissConflict: () => setConflict(undefined),
  };
}

export type Editor = ReturnType<typeof useEditor>;

import type { ItemDraftContent, WholeItem } from '@bac/contract/bank/bank-items.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useSaving } from '../../../../api/use-saving.ts';
import { withValueAt, type Path } from '../../../../ui/format/value-path.ts';
import { compareFields } from '../../../../ui/data/versions/compare-fields.ts';
import { contentOf } from './draft-content.ts';

interface Initial {
  /** The item on the server; undefined until it is first saved. */
  item: WholeItem | undefined;
  content: ItemDraftContent;
}

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'CHANGED_MEANWHILE' || error.code === 'ITEM_IN_REVIEW');

/** The item on the server, the content being edited, and the actions on both. */
export function useItemEditor(initial: Initial, code: string) {
  const [item, setItem] = useState(initial.item);
  const [savedContent, setSavedContent] = useState(initial.content);
  const [content, setContent] = useState(initial.content);
  const [note, setNote] = useState(initial.item?.draft?.note ?? '');
  const { saving, isBusy, save: send } = useSaving();
  /** What somebody else saved in the meantime. */
  const [conflictingItem, setConflictingItem] = useState<WholeItem>();
  const params = { item: item?.id ?? code };
  const revision = item?.draft?.revision ?? 0;
  const isDirty =
    compareFields(savedContent, content).length > 0 || note !== (item?.draft?.note ?? '');

  const trySend = (write: () => Promise<WholeItem>): Promise<WholeItem | undefined> =>
    send(async () => {
      try {
        const changed = await write();
        invalidate('GET /admin/questions', 'GET /admin/questions/:item/card');
        return changed;
      } catch (error) {
        if (item && isOutdated(error)) {
          setConflictingItem(
            await call('GET /admin/questions/:item', { params }).catch(() => undefined),
          );
        }
        throw error;
      }
    });

  function load(other: WholeItem): void {
    const loaded = contentOf(other);
    setItem(other);
    setNote(other.draft?.note ?? '');
    setConflictingItem(undefined);
    if (!loaded) return;
    setSavedContent(loaded);
    setContent(loaded);
  }

  /** Saves over `baseRevision`: the one that was edited, unless the author chose to overwrite a newer one. */
  async function save(baseRevision = revision): Promise<WholeItem | undefined> {
    const sent = content;
    const saved = await trySend(() =>
      item
        ? call('PUT /admin/questions/:item/draft', {
            params,
            body: { revision: baseRevision, content: sent, note },
            quiet: true,
          })
        : call('POST /admin/questions', { body: { id: code, content: sent }, quiet: true }),
    );
    if (!saved) return undefined;
    setItem(saved);
    setSavedContent(sent);
    return saved;
  }

  type Step = 'submit' | 'withdraw' | 'approve';

  /** Saves unsaved changes first. */
  async function runStep(step: Step): Promise<boolean> {
    const latest = isDirty ? await save() : item;
    if (!latest) return false;
    const body = { revision: latest.draft?.revision ?? 0 };
    const changed = await trySend(() =>
      call(`POST /admin/questions/:item/${step}`, { params, body, quiet: true }),
    );
    if (changed) load(changed);
    return changed !== undefined;
  }

  async function sendBack(comment: string): Promise<boolean> {
    const body = { revision, comment };
    const changed = await trySend(() =>
      call('POST /admin/questions/:item/return', { params, body, quiet: true }),
    );
    if (changed) load(changed);
    return changed !== undefined;
  }

  return {
    item,
    content,
    note,
    saving,
    conflictingItem,
    isDirty,
    isBusy,
    /** In review, or being saved for the first time: the page that follows loads the item again. */
    isLocked: item?.draft?.state === 'review' || (!item && isBusy),
    change: (path: Path, value: unknown) =>
      setContent((current) => withValueAt(current, path, value)),
    replaceContent: setContent,
    setNote,
    save,
    runStep,
    sendBack,
    /** Takes over comments and state from the server and keeps the content being edited. */
    refreshItem: (changed: WholeItem) => setItem(changed),
    load,
    overwrite: async (other: WholeItem): Promise<boolean> => {
      setConflictingItem(undefined);
      return (await save(other.draft?.revision ?? 0)) !== undefined;
    },
    dismissConflict: () => setConflictingItem(undefined),
  };
}

export type ItemEditor = ReturnType<typeof useItemEditor>;

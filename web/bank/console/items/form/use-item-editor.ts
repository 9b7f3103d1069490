import type { ItemDraftContent, WholeItem } from '@bac/contract/bank/bank-items.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useSaving } from '../../../../api/use-saving.ts';
import { withValueAt, type Path } from '../../../../ui/format/value-path.ts';
import { compareFields } from '../../../../ui/data/versions/compare-fields.ts';
import { contentOf } from './draft-content.ts';

interface Begun {
  /** As the server has it; undefined while it was never saved. */
  item: WholeItem | undefined;
  content: ItemDraftContent;
}

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'CHANGED_MEANWHILE' || error.code === 'ITEM_IN_REVIEW');

/** An item as the server has it, what is being written, and what can be done with it. */
export function useItemEditor(begun: Begun, code: string) {
  const [item, setItem] = useState(begun.item);
  const [base, setBase] = useState(begun.content);
  const [content, setContent] = useState(begun.content);
  const [note, setNote] = useState(begun.item?.draft?.note ?? '');
  const { saving, isBusy, save: send } = useSaving();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<WholeItem>();
  const params = { item: item?.id ?? code };
  const revision = item?.draft?.revision ?? 0;
  const isDirty = compareFields(base, content).length > 0 || note !== (item?.draft?.note ?? '');

  const attempt = (write: () => Promise<WholeItem>): Promise<WholeItem | undefined> =>
    send(async () => {
      try {
        const changed = await write();
        invalidate('GET /admin/questions', 'GET /admin/questions/:item/card');
        return changed;
      } catch (error) {
        if (item && isOutdated(error)) {
          setTheirs(await call('GET /admin/questions/:item', { params }).catch(() => undefined));
        }
        throw error;
      }
    });

  function take(other: WholeItem): void {
    const found = contentOf(other);
    setItem(other);
    setNote(other.draft?.note ?? '');
    setTheirs(undefined);
    if (!found) return;
    setBase(found);
    setContent(found);
  }

  /** On top of which revision: the one that was edited, unless somebody chose to keep theirs over another. */
  async function save(over = revision): Promise<WholeItem | undefined> {
    const sent = content;
    const saved = await attempt(() =>
      item
        ? call('PUT /admin/questions/:item/draft', {
            params,
            body: { revision: over, content: sent, note },
            quiet: true,
          })
        : call('POST /admin/questions', { body: { id: code, content: sent }, quiet: true }),
    );
    if (!saved) return undefined;
    setItem(saved);
    setBase(sent);
    return saved;
  }

  type Step = 'submit' | 'withdraw' | 'approve';

  /** What is not saved yet is saved first. */
  async function go(step: Step): Promise<boolean> {
    const latest = isDirty ? await save() : item;
    if (!latest) return false;
    const body = { revision: latest.draft?.revision ?? 0 };
    const changed = await attempt(() =>
      call(`POST /admin/questions/:item/${step}`, { params, body, quiet: true }),
    );
    if (changed) take(changed);
    return changed !== undefined;
  }

  async function sendBack(comment: string): Promise<boolean> {
    const body = { revision, comment };
    const changed = await attempt(() =>
      call('POST /admin/questions/:item/return', { params, body, quiet: true }),
    );
    if (changed) take(changed);
    return changed !== undefined;
  }

  return {
    item,
    content,
    note,
    saving,
    theirs,
    isDirty,
    isBusy,
    /** In review, or on its way to its first saving: the page that follows begins anew. */
    isLocked: item?.draft?.state === 'review' || (!item && isBusy),
    change: (path: Path, value: unknown) =>
      setContent((current) => withValueAt(current, path, value)),
    put: setContent,
    setNote,
    save,
    go,
    sendBack,
    /** What the server says of it now, without a word that is being written here: comments, state. */
    learn: (known: WholeItem) => setItem(known),
    take,
    keepMine: async (other: WholeItem): Promise<boolean> => {
      setTheirs(undefined);
      return (await save(other.draft?.revision ?? 0)) !== undefined;
    },
    forgetTheirs: () => setTheirs(undefined),
  };
}

export type ItemEditor = ReturnType<typeof useItemEditor>;

import type { WholeItem } from '@bac/contract/bank/bank-items.ts';

interface EditorState {
  item: Pick<WholeItem, 'draft' | 'status' | 'version'> | undefined;
  isDirty: boolean;
  /** Undefined until the server has checked the item. */
  complaints: number | undefined;
}

interface Actions {
  canSave: boolean;
  /** Nothing to submit; complaints left to fix; ready. */
  submit: 'none' | 'faults' | 'ready';
  canWithdraw: boolean;
  /** Nothing in review; the caller's own draft; ready. */
  approve: 'none' | 'own' | 'ready';
  canReturn: boolean;
  canDiscard: boolean;
  archive: 'none' | 'archive' | 'restore';
}

/** Decides what can be done with an item as it stands; the server decides again. */
export function actionsOf({ item, isDirty, complaints }: EditorState): Actions {
  const draft = item?.draft;
  const isInReview = draft?.state === 'review';
  const hasWork = isDirty || draft?.state === 'draft';
  return {
    canSave: isDirty && !isInReview,
    submit: isInReview || !hasWork ? 'none' : complaints === 0 ? 'ready' : 'faults',
    canWithdraw: isInReview && draft.isOwn,
    approve: !isInReview ? 'none' : draft.isOwn ? 'own' : 'ready',
    canReturn: isInReview && !draft.isOwn,
    canDiscard: draft !== null && draft !== undefined,
    archive:
      !item || item.version === 0 ? 'none' : item.status === 'archived' ? 'restore' : 'archive',
  };
}

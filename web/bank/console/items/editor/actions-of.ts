import type { WholeItem } from '@bac/contract/bank/bank-items.ts';

interface Standing {
  item: Pick<WholeItem, 'draft' | 'status' | 'version'> | undefined;
  isDirty: boolean;
  /** Undefined while nobody has looked. */
  complaints: number | undefined;
}

interface Actions {
  canSave: boolean;
  /** Nothing to hand in; something still to mend; ready. */
  submit: 'none' | 'faults' | 'ready';
  canWithdraw: boolean;
  /** Nothing in review; one's own; ready. */
  approve: 'none' | 'own' | 'ready';
  canReturn: boolean;
  canDiscard: boolean;
  archive: 'none' | 'archive' | 'restore';
}

/** What can be done with an item as it stands; the server decides again. */
export function actionsOf({ item, isDirty, complaints }: Standing): Actions {
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

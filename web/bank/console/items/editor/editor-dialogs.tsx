import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client.ts';
import { ArchiveDialog } from '../review/archive-dialog.tsx';
import { DiscardDialog } from '../review/discard-dialog.tsx';
import { ReturnDialog } from '../review/return-dialog.tsx';
import { CompareDialog } from '../versions/compare-dialog.tsx';
import type { HeadDialog } from './editor-head.tsx';
import { useForm } from '../form/form.ts';
import { ItemConflict } from './item-conflict.tsx';

interface Props {
  open: HeadDialog | undefined;
  saveButton: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function EditorDialogs({ open, saveButton, onClose }: Props) {
  const navigate = useNavigate();
  const { editor } = useForm();
  const { item, conflictingItem } = editor;

  async function afterDiscard(): Promise<void> {
    onClose();
    if (!item) return;
    // An item that was never published no longer exists.
    if (item.version === 0) await navigate('/admin/questions');
    else editor.load(await call('GET /admin/questions/:item', { params: { item: item.id } }));
  }

  if (!item) return null;
  return (
    <>
      {open === 'compare' && (
        <CompareDialog item={item.id} old={item.version} fresh={editor.content} onClose={onClose} />
      )}
      {open === 'return' && <ReturnDialog onClose={onClose} />}
      {open === 'archive' && (
        <ArchiveDialog
          id={item.id}
          isArchived={item.status === 'archived'}
          forms={item.uses.length}
          onClose={onClose}
          onDone={(changed) => {
            editor.refreshItem(changed);
            onClose();
          }}
        />
      )}
      {open === 'discard' && (
        <DiscardDialog
          id={item.id}
          version={item.version}
          onClose={onClose}
          onDone={() => void afterDiscard()}
        />
      )}
      {conflictingItem && <ItemConflict savedItem={conflictingItem} saveButton={saveButton} />}
    </>
  );
}

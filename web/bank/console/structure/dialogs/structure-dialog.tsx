import type { AdminModule, AdminSection, AdminType } from '@bac/contract/bank/structure.ts';
import { useEffect } from 'react';
import { findPart } from '../find-part.ts';
import type { OpenDialog, DialogState } from '../dialog-state.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ModuleDialog } from './module-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { NewTypeDialog } from './new-type-dialog.tsx';
import { PutBackDialog } from './put-back-dialog.tsx';

interface Props {
  dialog: DialogState;
  sections: readonly AdminSection[];
  onOpen: OpenDialog;
  onClose: () => void;
}

/** Renders the open dialog with the latest state of its part. */
export function StructureDialog({ dialog, sections, onOpen, onClose }: Props) {
  const common = { sections, onClose };
  if (dialog.dialog === 'arrange') return <ArrangeDialog target={dialog.target} {...common} />;
  if (dialog.dialog === 'new-type') return <NewTypeDialog skill={dialog.skill} {...common} />;
  if (dialog.dialog === 'name') {
    const part = findPart(sections, dialog.part.kind, dialog.part.id);
    return part ? (
      <NameDialog target={dialog.part} part={part} {...common} />
    ) : (
      <Gone onClose={onClose} />
    );
  }
  if (dialog.dialog === 'put-back') {
    const part = findPart(sections, dialog.kind, dialog.id);
    return part ? (
      <PutBackDialog kind={dialog.kind} part={part} onClose={onClose} />
    ) : (
      <Gone onClose={onClose} />
    );
  }
  if (dialog.dialog === 'module') {
    const module = findPart(sections, 'module', dialog.id) as AdminModule;
    return <ModuleDialog module={module} onClose={onClose} />;
  }
  const type = findPart(sections, 'type', dialog.id) as AdminType | undefined;
  if (!type) return <Gone onClose={onClose} />;
  const typeProps = { type, skill: dialog.skill };
  if (dialog.dialog === 'merge') return <MergeDialog {...typeProps} {...common} />;
  return (
    <DeleteDialog
      {...typeProps}
      {...common}
      onMerge={() => onOpen({ dialog: 'merge', id: type.id, skill: dialog.skill })}
    />
  );
}

/** Closes the dialog: somebody else has deleted the part, as the list below shows. */
function Gone({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

import type { AdminModule, AdminSection, AdminType } from '@bac/contract/bank/structure.ts';
import { useEffect } from 'react';
import { findPart } from '../find-part.ts';
import type { Open, Opened } from '../opened.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ModuleDialog } from './module-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { NewTypeDialog } from './new-type-dialog.tsx';
import { PutBackDialog } from './put-back-dialog.tsx';

interface Props {
  opened: Opened;
  sections: readonly AdminSection[];
  onOpen: Open;
  onClose: () => void;
}

/** Whichever dialog is open, about the latest of the part it is about. */
export function OpenedDialog({ opened, sections, onOpen, onClose }: Props) {
  const given = { sections, onClose };
  if (opened.dialog === 'arrange') return <ArrangeDialog arranged={opened.arranged} {...given} />;
  if (opened.dialog === 'new-type') return <NewTypeDialog skill={opened.skill} {...given} />;
  if (opened.dialog === 'name') {
    const part = findPart(sections, opened.part.kind, opened.part.id);
    return part ? (
      <NameDialog about={opened.part} part={part} {...given} />
    ) : (
      <Gone onClose={onClose} />
    );
  }
  if (opened.dialog === 'put-back') {
    const part = findPart(sections, opened.kind, opened.id);
    return part ? (
      <PutBackDialog kind={opened.kind} part={part} onClose={onClose} />
    ) : (
      <Gone onClose={onClose} />
    );
  }
  if (opened.dialog === 'module') {
    const module = findPart(sections, 'module', opened.id) as AdminModule;
    return <ModuleDialog module={module} onClose={onClose} />;
  }
  const type = findPart(sections, 'type', opened.id) as AdminType | undefined;
  if (!type) return <Gone onClose={onClose} />;
  const place = { type, skill: opened.skill };
  if (opened.dialog === 'merge') return <MergeDialog {...place} {...given} />;
  return (
    <DeleteDialog
      {...place}
      {...given}
      onMerge={() => onOpen({ dialog: 'merge', id: type.id, skill: opened.skill })}
    />
  );
}

/** Somebody else has deleted it meanwhile; the list below shows so. */
function Gone({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

import type { AdminModule } from '@bac/contract/bank/structure.ts';
import type { Domain, Skill } from '@bac/exam/item/taxonomy.ts';
import type { Section } from '@bac/exam/item/section.ts';

type Part =
  | { kind: 'section'; id: Section }
  | { kind: 'domain'; id: Domain }
  | { kind: 'skill'; id: Skill }
  | { kind: 'type'; id: string; skill: Skill };

export type ArrangeTarget =
  | { kind: 'domain'; parent: Section }
  | { kind: 'skill'; parent: Domain }
  | { kind: 'type'; parent: Skill };

/** The dialog that is open. It refers to parts by id, so that each render looks up their latest state. */
export type DialogState =
  | { dialog: 'name'; part: Part }
  | { dialog: 'new-type'; skill: Skill }
  | { dialog: 'module'; id: AdminModule['id'] }
  | { dialog: 'put-back'; kind: Part['kind'] | 'module'; id: string }
  | { dialog: 'delete-type'; id: string; skill: Skill }
  | { dialog: 'merge'; id: string; skill: Skill }
  | { dialog: 'arrange'; target: ArrangeTarget };

export type OpenDialog = (dialog: DialogState) => void;

import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { listCalibrated } from './calibrated-versions.ts';
import { formScaling } from './form-scaling.ts';

interface NewForm {
  form: Form;
  bank: Bank;
  opensAt: Date | null;
  replaces: string | null;
  isForClasses: boolean;
}

/** Inserts a form, whose content never changes afterwards. Returns false if the id is taken. */
export async function publishForm(
  tx: Transaction,
  { form, bank, opensAt, replaces, isForClasses }: NewForm,
  at: Date,
): Promise<boolean> {
  const calibrated = await listCalibrated(tx, [...bank.values()]);
  const rows = await tx
    .insert(forms)
    .values({
      id: form.id,
      blueprint: form.blueprint,
      status: 'published',
      content: form,
      scaling: formScaling(form, bank, calibrated),
      opensAt,
      replaces,
      isForClasses,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: forms.id });
  return rows.length > 0;
}

/** Sets whether, from when and to whom a form is offered. Attempts in progress continue. */
export async function setFormStatus(
  tx: Transaction,
  id: string,
  change: { status: 'published' | 'archived'; opensAt: Date | null; isForClasses: boolean },
  at: Date,
): Promise<void> {
  const { status, opensAt, isForClasses } = change;
  await tx
    .update(forms)
    .set({ status, opensAt, isForClasses, updatedAt: at })
    .where(eq(forms.id, id));
}

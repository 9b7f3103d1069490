import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { formScaling } from './form-scaling.ts';

interface Published {
  form: Form;
  bank: Bank;
  opensAt: Date | null;
  replaces: string | null;
}

/** What it is made of is written once and never again. False where a form has the id already. */
export async function publishForm(
  tx: Transaction,
  { form, bank, opensAt, replaces }: Published,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(forms)
    .values({
      id: form.id,
      blueprint: form.blueprint,
      status: 'published',
      content: form,
      scaling: formScaling(form, bank),
      opensAt,
      replaces,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: forms.id });
  return rows.length > 0;
}

/** Whether and from when it is offered; attempts under way go on. */
export async function setFormStatus(
  tx: Transaction,
  id: string,
  { status, opensAt }: { status: 'published' | 'archived'; opensAt: Date | null },
  at: Date,
): Promise<void> {
  await tx.update(forms).set({ status, opensAt, updatedAt: at }).where(eq(forms.id, id));
}

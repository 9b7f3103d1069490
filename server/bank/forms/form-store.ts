import type { Form } from '@bac/exam/blueprint/form.ts';
import { forms, type FormScaling } from '../../db/items-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';

export interface StoredForm {
  form: Form;
  scaling: FormScaling;
  /** The only student it is for; absent for a test for everyone. */
  accountId?: string;
}

export async function insertForms(
  tx: Transaction,
  newForms: readonly StoredForm[],
  at: Date,
): Promise<void> {
  if (newForms.length === 0) return;
  await tx
    .insert(forms)
    .values(
      newForms.map(({ form, scaling, accountId }) => ({
        id: form.id,
        accountId: accountId ?? null,
        blueprint: form.blueprint,
        status: 'published' as const,
        content: form,
        scaling,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing();
}

export async function listForms(db: Reader): Promise<StoredForm[]> {
  const rows = await db.select().from(forms).orderBy(forms.createdAt, forms.id);
  return rows.map(({ content, scaling }) => ({ form: content, scaling }));
}

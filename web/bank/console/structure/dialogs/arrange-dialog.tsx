import type { AdminSection } from '@bac/contract/bank/structure.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { ArrangeList } from '../../../../ui/forms/arrange/arrange-list.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { domainsIn, skillsIn } from '../find-part.ts';
import type { ArrangeTarget } from '../dialog-state.ts';
import { useStructureChange } from '../use-structure-change.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface Props {
  target: ArrangeTarget;
  sections: readonly AdminSection[];
  onClose: () => void;
}

interface Row {
  id: string;
  name: LocalText;
}

/** Finds the parent whose parts are arranged. */
function findParent(sections: readonly AdminSection[], { kind, parent: parentId }: ArrangeTarget) {
  const all: { id: string; name: LocalText; parts: Row[] }[] =
    kind === 'domain'
      ? sections.map((section) => ({ ...section, parts: section.domains }))
      : kind === 'skill'
        ? domainsIn(sections).map((domain) => ({ ...domain, parts: domain.skills }))
        : skillsIn(sections).map((skill) => ({ ...skill, parts: skill.types }));
  return all.find(({ id }) => id === parentId);
}

export function ArrangeDialog({ target, sections, onClose }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const [order, setOrder] = useState<string[]>();
  const { isBusy, error, change } = useStructureChange();
  const parent = findParent(sections, target);
  const parts = parent?.parts ?? [];
  const rows = (order ?? []).flatMap((id) => parts.find((part) => part.id === id) ?? []);
  // Starts over if somebody else has added or deleted a part in the meantime.
  const ordered = rows.length === parts.length ? rows : parts;

  async function save(): Promise<void> {
    const body = {
      ...target,
      ids: ordered.map(({ id }) => id),
      previousOrder: parts.map(({ id }) => id),
    };
    const isDone = await change(() => call('PUT /admin/structure/order', { body, quiet: true }));
    if (!isDone) return;
    void showToast('success', t('arrange.saved'));
    onClose();
  }

  return (
    <ChangeDialog
      title={t(`arrange.title.${target.kind}`, { name: parent?.name[language] ?? '' })}
      saveLabel={t('arrange.save')}
      isBusy={isBusy}
      isDisabled={!order}
      error={error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p className={form.text}>{t(`arrange.lead.${target.kind}`)}</p>
      <div>
        <ArrangeList
          order={ordered}
          titleOf={({ name }) => name[language]}
          onArrange={(moved) => setOrder(moved.map(({ id }) => id))}
        />
      </div>
    </ChangeDialog>
  );
}

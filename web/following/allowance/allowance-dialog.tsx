import type { Grant } from '@bac/contract/following/allowances.ts';
import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/use-action.ts';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import form from '../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts';

type Factor = Grant['extraTime']['rw'];

/** The value of a radio button is a string. */
const factors = { '1': 1, '1.5': 1.5, '2': 2 } as const satisfies Record<string, Factor>;
const names = ['1', '1.5', '2'] as const satisfies (keyof typeof factors)[];

const standard: Grant = { extraTime: { rw: 1, math: 1 }, pause: false, note: '' };

interface Props {
  name: string;
  grant: Grant | null;
  /** The grant counts in every class, not in one. */
  isEverywhere?: boolean;
  onSave: (grant: Grant) => Promise<void>;
  onClose: () => void;
}

/** Grants a student extra time and pauses in assigned tests. Standard time without pauses withdraws an earlier grant. */
export function AllowanceDialog({ name, grant, isEverywhere = false, onSave, onClose }: Props) {
  const { t } = useTranslation(['following/allowance', 'ui']);
  const { number } = useFormat();
  const [{ extraTime, pause, note }, setDraft] = useState(grant ?? standard);
  const { isBusy, error, run } = useAction();
  const errorId = useId();
  useFocusReturn();

  const change = (changed: Partial<Grant>): void => setDraft((draft) => ({ ...draft, ...changed }));
  const save = (): void =>
    void run(async () => {
      await onSave({ extraTime, pause, note: note.trim() });
      void showToast('success', t('saved', { name }));
      onClose();
    });

  return (
    <Dialog title={t('title', { name })} size={520} isBusy={isBusy} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={form.fields}>
          <p className={form.text}>{t(isEverywhere ? 'everywhere' : 'inClass')}</p>
          {(['rw', 'math'] as const).map((section) => (
            <ChoiceCards
              key={section}
              legend={t(section)}
              name={`extraTime.${section}`}
              choices={names.map((value) => ({
                value,
                label: value === '1' ? t('standard') : `×${number(factors[value])}`,
              }))}
              value={`${extraTime[section]}`}
              onChange={(value) =>
                change({ extraTime: { ...extraTime, [section]: factors[value] } })
              }
            />
          ))}
          <SwitchField
            label={t('pause.label')}
            description={t('pause.description')}
            isOn={pause}
            onChange={(isOn) => change({ pause: isOn })}
          />
          <Textarea
            label={t('note')}
            description={t('noteHint')}
            value={note}
            maxLength={300}
            autosize
            minRows={2}
            maxRows={6}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
          <FieldError id={errorId}>{error?.message}</FieldError>
        </div>
        <div className={form.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

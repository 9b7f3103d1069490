import type { Threshold } from '@bac/contract/results/admission.ts';
import { fieldIds, type FieldId } from '@bac/exam/orientation/fields.ts';
import { Alert, Button } from '@mantine/core';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../../../api/query-cache.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import dialog from '../../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import controls from '../../../../ui/theme/controls.module.css';
import { ConflictNote } from '../conflict-note.tsx';
import { fromDraft, withoutId } from './threshold-draft.ts';
import { ThresholdFields } from './threshold-fields.tsx';
import classes from './thresholds.module.css';
import { useThresholdForm } from './use-threshold-form.ts';

interface Props {
  /** The threshold to change; undefined to add one. */
  threshold?: Threshold;
  existingIds: readonly string[];
  onClose: () => void;
}

export function ThresholdDialog({ threshold, existingIds, onClose }: Props) {
  const { t } = useTranslation(['site/console/system-settings', 'ui']);
  const [language] = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const form = useThresholdForm(threshold, existingIds, ({ university }) => {
    void showToast('success', t('thresholds.saved', { university: university[language] }));
    onClose();
  });
  useFocusReturn();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void form.save();
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    );
  }

  const title = threshold
    ? t('thresholds.editTitle', { university: threshold.university[language] })
    : t('thresholds.addTitle');
  return (
    <Dialog title={title} size={680} isBusy={form.isBusy} onClose={onClose}>
      <form ref={element} onSubmit={submit} noValidate>
        <div className={`${dialog.fields} ${classes.dialog}`}>
          {form.error && (
            <Alert color="lotus" variant="light" role="alert">
              {form.error.message}
            </Alert>
          )}
          <ThresholdFields draft={form.draft} problems={form.problems} onChange={form.change} />
          <StudyFields chosen={form.draft.fields} onChange={(fields) => form.change({ fields })} />
          {form.conflict !== undefined && (
            <ConflictNote
              draft={fromDraft(form.draft)}
              stored={form.conflict && withoutId(form.conflict)}
              isBusy={form.isBusy}
              onOverwrite={() => void form.overwrite()}
              onAccept={() => {
                invalidate('GET /admission-thresholds');
                onClose();
              }}
            />
          )}
        </div>
        <div className={dialog.buttons}>
          <Button variant="default" disabled={form.isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          {form.conflict === undefined && (
            <Button type="submit" loading={form.isBusy}>
              {t(threshold ? 'thresholds.editConfirm' : 'thresholds.addConfirm')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface StudyFieldsProps {
  chosen: readonly FieldId[];
  onChange: (chosen: FieldId[]) => void;
}

/** The fields of study for which the university accepts the SAT, in the order of the orientation. */
function StudyFields({ chosen, onChange }: StudyFieldsProps) {
  const { t } = useTranslation(['site/console/system-settings', 'site/orientation/result']);
  return (
    <fieldset className={classes.fields}>
      <legend className={controls.label}>
        {t('thresholds.fieldsLegend', { count: chosen.length })}
      </legend>
      <div className={classes.boxes}>
        {fieldIds.map((id) => (
          <CheckboxField
            key={id}
            label={t(`site/orientation/result:fields.${id}.name`)}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(fieldIds.filter((one) => (one === id ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

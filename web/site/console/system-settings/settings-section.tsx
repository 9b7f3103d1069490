import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { PreferencesSection } from '../../../ui/forms/preferences-section.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { FormFoot } from './form-foot.tsx';
import classes from './system-settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

interface Props {
  title: string;
  lead: string;
  form: Pick<
    SettingsForm,
    'saving' | 'isDirty' | 'problems' | 'save' | 'undo' | 'overwrite' | 'acceptStored'
  > & { conflict: object | undefined; draft: object };
  children: ReactNode;
}

/** One section with its own form. */
export function SettingsSection({ title, lead, form, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const isBusy = form.saving.state === 'saving';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.save();
    // Waits until the errors are rendered, then focuses the first invalid field.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    );
  }

  return (
    <PreferencesSection title={title} lead={lead}>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate aria-label={title}>
        <fieldset className={classes.fields} disabled={isBusy}>
          {children}
        </fieldset>
        {form.conflict ? (
          <ConflictNote
            draft={form.draft}
            stored={form.conflict}
            isBusy={isBusy}
            onOverwrite={form.overwrite}
            onAccept={() => {
              form.acceptStored();
              // The note with the focused button disappears.
              element.current?.querySelector('input')?.focus();
            }}
          />
        ) : (
          <FormFoot form={form} />
        )}
      </form>
    </PreferencesSection>
  );
}

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
    'saving' | 'isDirty' | 'problems' | 'save' | 'undo' | 'keepMine' | 'takeTheirs'
  > & { theirs: object | undefined; draft: object };
  children: ReactNode;
}

/** One section with its own way to save. */
export function SettingsSection({ title, lead, form, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const isBusy = form.saving.state === 'saving';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.save();
    // Once the verdict is drawn: the first field that is wrong.
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
        {form.theirs ? (
          <ConflictNote
            mine={form.draft}
            theirs={form.theirs}
            isBusy={isBusy}
            onKeepMine={form.keepMine}
            onTakeTheirs={() => {
              form.takeTheirs();
              // The button goes with the note.
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

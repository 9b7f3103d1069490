import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import notes from '../../notes.module.css';
import links from '../../links.module.css';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useAction } from '../../../api/use-action.ts';
import classes from './note-field.module.css';

interface Props {
  note: string;
  /** The topic of the question, for the accessible name of the button. */
  about: string;
  /** Resolves to whether the note was saved. */
  onSave: (note: string) => Promise<boolean>;
}

const maxLength = 1000;

/** The student's note on a mistake: plain text until it is opened for editing. */
export function NoteField({ note, about, onSave }: Props) {
  const { t } = useTranslation('results/error-log');
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<string>();
  const { isBusy, run } = useAction();

  const close = (): void => {
    setDraft(undefined);
    // The button exists again only after the next render.
    setTimeout(() => opener.current?.focus());
  };
  const save = (): void =>
    void run(async () => {
      if (await onSave(draft?.trim() ?? '')) close();
    });

  if (draft === undefined) {
    return (
      <div>
        {note !== '' && <p className={notes.own}>{note}</p>}
        <PlainButton
          ref={opener}
          className={links.button!}
          aria-label={t(note === '' ? 'note.addTo' : 'note.editOf', { topic: about })}
          onClick={() => setDraft(note)}
        >
          <IconPencil size={16} aria-hidden />
          {t(note === '' ? 'note.add' : 'note.edit')}
        </PlainButton>
      </div>
    );
  }
  return (
    <Stack gap={8}>
      <label className={classes.label} htmlFor={id}>
        {t('note.label')}
      </label>
      <textarea
        id={id}
        className={classes.text}
        rows={3}
        maxLength={maxLength}
        value={draft}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to write in
        autoFocus
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <Row>
        <Button size="sm" loading={isBusy} onClick={save}>
          {t('note.save')}
        </Button>
        <Button size="sm" variant="subtle" disabled={isBusy} onClick={close}>
          {t('note.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

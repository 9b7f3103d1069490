import { rescoringMessage } from '@bac/contract/results/rescoring-message.ts';
import { languages } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { trimNote } from './student-note.ts';
import classes from './versions.module.css';

interface Props {
  note: LocalText;
  /** A test that holds the question, for the preview. */
  test: LocalText | undefined;
  /** What the standard sentence before the note says. */
  cause?: 'rescored' | 'dropped';
  onChange: (note: LocalText) => void;
}

const maxLength = 500;

/** The note for students whose results change, in both languages, and a preview of the whole message. */
export function StudentNoteFields({ note, test, cause = 'rescored', onChange }: Props) {
  const { t } = useTranslation(['bank/console/items', 'ui']);
  const { isHalf } = trimNote(note);
  return (
    <Stack as="fieldset" gap={12} className={classes.noteFields}>
      <legend>{t('correction.note')}</legend>
      <Muted size="sm">{t('correction.noteHint')}</Muted>
      <Grid minWidth={220} gap={12}>
        {languages.map((language) => (
          <Textarea
            key={language}
            name={`note-${language}`}
            label={t(`ui:languageName.${language}`)}
            lang={language}
            rows={3}
            maxLength={maxLength}
            value={note[language]}
            error={isHalf && note[language].trim() === '' && t('correction.noteMissing')}
            onChange={({ currentTarget }) => onChange({ ...note, [language]: currentTarget.value })}
          />
        ))}
      </Grid>
      <Preview note={note} test={test} cause={cause} />
    </Stack>
  );
}

/** An example for the preview: a student who has one more correct answer now, or a higher score. */
const example = { questions: 27, right: 21, total: null, sections: [] };

function Preview({ note, test, cause }: Omit<Props, 'onChange'>) {
  const { t } = useTranslation('bank/console/items');
  const { title, text } = rescoringMessage(
    {
      test: test ?? { en: '…', vi: '…' },
      before: { ...example, ...(cause === 'dropped' ? { total: 1200 } : { right: 20 }) },
      after: { ...example, ...(cause === 'dropped' ? { total: 1210 } : { right: 21 }) },
      studentNote: {
        en: note.en.trim(),
        vi: note.vi.trim(),
      },
    },
    cause,
  );
  return (
    <Stack as="section" gap={6} className={classes.preview} aria-label={t('correction.preview')}>
      <h3>{t('correction.preview')}</h3>
      {languages.map((language) => (
        <p key={language} lang={language}>
          <strong>{title[language]}.</strong> {text[language]}
        </p>
      ))}
    </Stack>
  );
}

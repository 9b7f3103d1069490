import type { Language } from '@bac/exam/item/language.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from './canned-draft.ts';
import classes from './canned.module.css';
import { FilledText } from './filled-text.tsx';
import { VariableButtons } from './variable-buttons.tsx';
import { unknownPlaces, withPlace, type Variable } from './variables.ts';

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

/** Vietnamese first: most people here read it. */
const columns: readonly Language[] = ['vi', 'en'];

const longestName = 120;
const longestBody = 20_000;

/** Name, text and how it will read, Vietnamese at the left and English at the right. */
export function WordsSheet({ draft, onChange }: Props) {
  const { t } = useTranslation(['tickets/console/canned', 'ui']);
  const areas = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  // The buttons work on the side that was written in last.
  const current = useRef<Language>('vi');
  const setBody = (language: Language, text: string): void =>
    onChange({ body: { ...draft.body, [language]: text } });

  function insert(variable: Variable): void {
    const area = areas.current[current.current];
    if (!area) return;
    const put = withPlace(area.value, [area.selectionStart, area.selectionEnd], variable);
    setBody(current.current, put.text);
    // After React has put the new text there.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(put.cursor, put.cursor);
    });
  }

  return (
    <div className={classes.sheet}>
      <VariableButtons onInsert={insert} />
      <div className={classes.sides}>
        {columns.map((language) => (
          <div key={language} className={classes.side}>
            <p className={classes.language} lang={language}>
              {t(`ui:languageName.${language}`)}
            </p>
            <TextInput
              label={t(`name.${language}`)}
              lang={language}
              maxLength={longestName}
              value={draft.name[language]}
              onChange={({ target }) =>
                onChange({ name: { ...draft.name, [language]: target.value } })
              }
            />
            <Textarea
              ref={(area) => {
                areas.current[language] = area;
              }}
              classNames={{ input: classes.area }}
              label={t(`body.${language}`)}
              lang={language}
              maxLength={longestBody}
              value={draft.body[language]}
              onFocus={() => {
                current.current = language;
              }}
              onChange={({ target }) => setBody(language, target.value)}
            />
            <UnknownPlaces body={draft.body[language]} />
            <FilledText body={draft.body[language]} language={language} />
          </div>
        ))}
      </div>
    </div>
  );
}

function UnknownPlaces({ body }: { body: string }) {
  const { t } = useTranslation('tickets/console/canned');
  const unknown = unknownPlaces(body);
  if (unknown.length === 0) return null;
  const places = unknown.map((name) => `{{${name}}}`).join(', ');
  return <p className={classes.unknown}>{t('unknown', { count: unknown.length, places })}</p>;
}

import type { Language } from '@bac/exam/item/language.ts';
import { TextInput } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { site } from '../../../api/site.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { GrowingTextarea } from '../../../ui/forms/growing-textarea.tsx';
import { Grid, Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { greetingName } from '../write/fill-canned.ts';
import type { Draft } from './canned-draft.ts';
import classes from './canned.module.css';
import {
  piecesOf,
  unknownPlaceholders,
  variables,
  insertPlaceholder,
  type Variable,
} from './variables.ts';

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

/** Vietnamese first, since most people read it here. */
const columns: readonly Language[] = ['vi', 'en'];

const maxNameLength = 120;
const maxBodyLength = 20_000;

/** Name, text and preview, Vietnamese at the left and English at the right. */
export function CannedTexts({ draft, onChange }: Props) {
  const { t } = useTranslation(['tickets/console/canned', 'ui']);
  const areas = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  // The buttons insert into the language that last had the focus.
  const currentLanguage = useRef<Language>('vi');
  const setBody = (language: Language, text: string): void =>
    onChange({ body: { ...draft.body, [language]: text } });

  function insert(variable: Variable): void {
    const area = areas.current[currentLanguage.current];
    if (!area) return;
    const inserted = insertPlaceholder(
      area.value,
      [area.selectionStart, area.selectionEnd],
      variable,
    );
    setBody(currentLanguage.current, inserted.text);
    // Waits until React has rendered the new text.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(inserted.cursor, inserted.cursor);
    });
  }

  return (
    <div className={classes.sheet}>
      <VariableButtons onInsert={insert} />
      <Grid minWidth={310} gap={0}>
        {columns.map((language) => (
          <Stack gap={12} key={language} className={classes.side}>
            <p className={classes.language} lang={language}>
              {t(`ui:languageName.${language}`)}
            </p>
            <TextInput
              label={t(`name.${language}`)}
              lang={language}
              maxLength={maxNameLength}
              value={draft.name[language]}
              onChange={({ target }) =>
                onChange({ name: { ...draft.name, [language]: target.value } })
              }
            />
            <GrowingTextarea
              ref={(area) => {
                areas.current[language] = area;
              }}
              classNames={{ input: classes.area }}
              label={t(`body.${language}`)}
              lang={language}
              maxLength={maxBodyLength}
              value={draft.body[language]}
              onFocus={() => {
                currentLanguage.current = language;
              }}
              onChange={({ target }) => setBody(language, target.value)}
            />
            <UnknownPlaceholders body={draft.body[language]} />
            <Preview body={draft.body[language]} language={language} />
          </Stack>
        ))}
      </Grid>
    </div>
  );
}

function UnknownPlaceholders({ body }: { body: string }) {
  const { t } = useTranslation('tickets/console/canned');
  const unknown = unknownPlaceholders(body);
  if (unknown.length === 0) return null;
  const places = unknown.map((name) => `{{${name}}}`).join(', ');
  return <p className={classes.unknown}>{t('unknown', { count: unknown.length, places })}</p>;
}

/** Buttons for the variables that are filled in for each ticket. */
function VariableButtons({ onInsert }: { onInsert: (variable: Variable) => void }) {
  const { t } = useTranslation('tickets/console/canned');
  return (
    <Row gap={6} className={classes.variables} role="toolbar" aria-label={t('insert')}>
      <Row as="span" gap={6} isOneLine aria-hidden>
        <IconBraces size={16} /> {t('insert')}
      </Row>
      {variables.map((name) => (
        <PlainButton
          key={name}
          className={classes.variable ?? ''}
          // Keeps the focus and the cursor in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {t(`variable.${name}`)}
        </PlainButton>
      ))}
    </Row>
  );
}

interface PreviewProps {
  body: string;
  language: Language;
}

/** The text as its reader sees it, with filled-in variables marked. */
function Preview({ body, language }: PreviewProps) {
  const { t } = useTranslation('tickets/console/canned');
  const agent = useUser()?.fullName ?? '';
  if (body.trim() === '') return null;
  const sample: Record<Variable, string> = {
    name: greetingName(t('sample.name'), language),
    number: t('sample.number'),
    agent: greetingName(agent, 'vi'),
    // In the language of the text, not of the page.
    test: t(`sample.test.${language}`),
    site: site.siteName,
  };
  return (
    <Stack gap={8} className={classes.look}>
      <Muted>{t('look')}</Muted>
      <p className={classes.filled} lang={language}>
        {piecesOf(body.trim()).map((piece, index) =>
          'text' in piece ? (
            <span key={index}>{piece.text}</span>
          ) : (
            <mark key={index}>{sample[piece.variable]}</mark>
          ),
        )}
      </p>
    </Stack>
  );
}

import type { Language } from '@bac/exam/item/language.ts';
import { Textarea, TextInput } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { site } from '../../../api/site.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Grid, Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { greetingName } from '../write/fill-canned.ts';
import type { Draft } from './canned-draft.ts';
import classes from './canned.module.css';
import { piecesOf, unknownPlaces, variables, withPlace, type Variable } from './variables.ts';

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
      <Grid minWidth={310} gap={0}>
        {columns.map((language) => (
          <Stack gap={12} key={language} className={classes.side}>
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
          </Stack>
        ))}
      </Grid>
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

/** What can be left open, to be filled in for each ticket. */
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
          // The cursor stays where it is in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {t(`variable.${name}`)}
        </PlainButton>
      ))}
    </Row>
  );
}

interface FilledTextProps {
  body: string;
  language: Language;
}

/** The text as somebody would read it, with what is filled in marked. */
function FilledText({ body, language }: FilledTextProps) {
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
        {piecesOf(body.trim()).map((piece, place) =>
          'text' in piece ? (
            <span key={place}>{piece.text}</span>
          ) : (
            <mark key={place}>{sample[piece.variable]}</mark>
          ),
        )}
      </p>
    </Stack>
  );
}

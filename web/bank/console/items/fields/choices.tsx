import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { IconArrowDown, IconArrowUp, IconKey } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { neighborOf, swapChoices, type ChoiceResponse } from '../form/draft-content.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import fields from './fields.module.css';
import type { ItemMark } from './item-marks.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { MarkdownField } from './markdown-field.tsx';
import classes from './response.module.css';

const marks: readonly ItemMark[] = ['emphasis', 'math', 'figure'];

/** The four choices, the key, and a rationale for each. */
export function Choices({ response }: { response: ChoiceResponse }) {
  const { t } = useTranslation('bank/console/items');
  const name = useId();
  return (
    <Grid minWidth={290} gap={10} className={classes.choices}>
      <Row gap={10} className={fields.labelLine}>
        <strong>{t('fields.choices')}</strong>
        <Muted as="small" size="xs">
          {t('fields.choicesNote')}
        </Muted>
        <LanguageTabs
          label={t('fields.reasons')}
          isDone={(side) =>
            choiceIds.every((id) => response.choices[id].rationale[side].trim() !== '')
          }
        />
      </Row>
      {choiceIds.map((id) => (
        <ChoiceFields key={id} id={id} response={response} name={name} />
      ))}
    </Grid>
  );
}

interface Props {
  id: ChoiceId;
  response: ChoiceResponse;
  /** The `name` shared by the radio buttons for the key. */
  name: string;
}

function ChoiceFields({ id, response, name }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { t: tUi } = useTranslation('ui');
  const { editor, language } = useForm();
  const isKey = response.key === id;
  const path = `response.choices.${id}`;
  const moveButton = (step: 1 | -1) => {
    const other = neighborOf(id, step);
    const Sign = step === 1 ? IconArrowDown : IconArrowUp;
    const label = step === 1 ? t('fields.moveDown', { id }) : t('fields.moveUp', { id });
    return (
      <IconButton
        className={fields.quietIcon}
        label={label}
        title={label}
        disabled={!other || editor.isLocked}
        onClick={() => other && editor.change('response', swapChoices(response, id, other))}
      >
        <Sign size={15} aria-hidden />
      </IconButton>
    );
  };
  return (
    <Stack
      as="fieldset"
      gap={6}
      id={fieldId(path)}
      className={classes.choice}
      data-key={isKey || undefined}
      aria-label={t('fields.choice', { id })}
    >
      <Row isOneLine justify="between">
        <Row isOneLine>
          <strong>{id}</strong>
          <label className={classes.keyLabel} data-on={isKey || undefined}>
            <input
              type="radio"
              id={id === 'A' ? fieldId('response.key') : undefined}
              name={name}
              checked={isKey}
              disabled={editor.isLocked}
              onChange={() => editor.change('response.key', id)}
            />
            {isKey && <IconKey size={14} aria-hidden />}
            {isKey ? t('fields.key') : t('fields.makeKey')}
          </label>
        </Row>
        <Row isOneLine gap={4}>
          {moveButton(-1)}
          {moveButton(1)}
        </Row>
      </Row>
      <MarkdownField
        path={`${path}.text`}
        label={t('fields.choiceText', { id })}
        isSmall
        marks={marks}
      />
      <MarkdownField
        path={`${path}.rationale.${language}`}
        label={t(isKey ? 'fields.whyRight' : 'fields.whyWrong', {
          id,
          language: tUi(`languageName.${language}`),
        })}
        language={language}
        isSmall
      />
    </Stack>
  );
}

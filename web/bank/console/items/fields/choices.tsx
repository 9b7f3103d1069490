import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { IconArrowDown, IconArrowUp, IconKey } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { neighbourOf, swapChoices, type ChoiceResponse } from '../form/draft-content.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import fields from './fields.module.css';
import type { ItemMark } from './item-marks.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { MarkdownField } from './markdown-field.tsx';
import classes from './response.module.css';

const marks: readonly ItemMark[] = ['emphasis', 'math', 'figure'];

/** Four choices, which of them is right, and for each why one would take it. */
export function Choices({ response }: { response: ChoiceResponse }) {
  const { t } = useTranslation('bank/console/items');
  const name = useId();
  return (
    <div className={classes.choices}>
      <div className={fields.labelLine}>
        <strong>{t('fields.choices')}</strong>
        <small>{t('fields.choicesNote')}</small>
        <LanguageTabs
          label={t('fields.reasons')}
          isDone={(side) =>
            choiceIds.every((id) => response.choices[id].rationale[side].trim() !== '')
          }
        />
      </div>
      {choiceIds.map((id) => (
        <ChoiceFields key={id} id={id} response={response} name={name} />
      ))}
    </div>
  );
}

interface Props {
  id: ChoiceId;
  response: ChoiceResponse;
  /** Of the radio buttons for the key. */
  name: string;
}

function ChoiceFields({ id, response, name }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { t: tUi } = useTranslation('ui');
  const { editor, language } = useForm();
  const isKey = response.key === id;
  const path = `response.choices.${id}`;
  const move = (step: 1 | -1) => {
    const other = neighbourOf(id, step);
    const Sign = step === 1 ? IconArrowDown : IconArrowUp;
    const label = step === 1 ? t('fields.moveDown', { id }) : t('fields.moveUp', { id });
    return (
      <button
        type="button"
        className={fields.iconButton}
        aria-label={label}
        title={label}
        disabled={!other || editor.isLocked}
        onClick={() => other && editor.change('response', swapChoices(response, id, other))}
      >
        <Sign size={15} aria-hidden />
      </button>
    );
  };
  return (
    <fieldset
      id={fieldId(path)}
      className={classes.choice}
      data-key={isKey || undefined}
      aria-label={t('fields.choice', { id })}
    >
      <div className={classes.choiceHead}>
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
        <span className={classes.spring} />
        {move(-1)}
        {move(1)}
      </div>
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
    </fieldset>
  );
}

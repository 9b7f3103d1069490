import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EnteredResponse } from '../form/draft-content.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import fields from './fields.module.css';
import classes from './response.module.css';

const mostKeys = 8;

/** The right values of an item that is answered by typing, and a place to try what would count. */
export function EnteredKeys({ response: { keys } }: { response: EnteredResponse }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const put = (changed: string[]): void => editor.change('response.keys', changed);
  return (
    <div className={classes.entered}>
      <div id={fieldId('response.keys')} className={classes.keys}>
        <div className={fields.labelLine}>
          <strong>{t('fields.keys')}</strong>
          <small>{t('fields.keysNote')}</small>
        </div>
        {keys.map((key, place) => (
          // A key is known by its place only.
          <div key={place} className={classes.keyRow}>
            <TextInput
              id={fieldId(`response.keys.${place}`)}
              aria-label={t('fields.keyNumber', { number: place + 1 })}
              maxLength={20}
              autoComplete="off"
              spellCheck={false}
              readOnly={editor.isLocked}
              value={key}
              onChange={({ currentTarget }) => put(keys.with(place, currentTarget.value))}
            />
            <button
              type="button"
              className={fields.iconButton}
              aria-label={t('fields.remove', {
                name: t('fields.keyNumber', { number: place + 1 }),
              })}
              disabled={keys.length === 1 || editor.isLocked}
              onClick={() => put(keys.toSpliced(place, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </button>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={keys.length >= mostKeys || editor.isLocked}
            onClick={() => put([...keys, ''])}
          >
            {t('fields.addKey')}
          </Button>
        </div>
      </div>
      <TryEntry />
    </div>
  );
}

function TryEntry() {
  const { t } = useTranslation('bank/console/items');
  const { checked, entry, setEntry } = useForm();
  const verdict = checked?.entries.find((one) => one.entry === entry.trim());
  return (
    <section className={classes.tryEntry} aria-label={t('fields.accepted')}>
      <strong>{t('fields.accepted')}</strong>
      {checked && checked.accepted.length > 0 ? (
        <ul className={classes.spellings}>
          {checked.accepted.map((spelling) => (
            <li key={spelling}>{spelling}</li>
          ))}
        </ul>
      ) : (
        <p className={fields.quiet}>{t('fields.acceptedNone')}</p>
      )}
      <TextInput
        label={t('fields.try')}
        maxLength={12}
        autoComplete="off"
        spellCheck={false}
        value={entry}
        onChange={({ currentTarget }) => setEntry(currentTarget.value)}
      />
      <output className={classes.verdict} data-right={verdict?.isRight}>
        {entry.trim() !== '' && verdict && (
          <>
            {verdict.isRight ? (
              <IconCheck size={16} aria-hidden />
            ) : (
              <IconX size={16} aria-hidden />
            )}
            {verdict.isRight ? t('fields.tryRight', { entry }) : t('fields.tryWrong', { entry })}
          </>
        )}
      </output>
    </section>
  );
}

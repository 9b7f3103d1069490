import { maxKeyLength, splitKeys } from '@bac/exam/item/entered-response.ts';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import type { EnteredResponse } from '../form/draft-content.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import fields from './fields.module.css';
import classes from './response.module.css';

const maxKeys = 8;

/** The keys of an entered response, and a field to try which entries count. */
export function EnteredKeys({ response: { keys } }: { response: EnteredResponse }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const put = (changed: string[]): void => editor.change('response.keys', changed);
  return (
    <Grid minWidth={240} gap={20}>
      <Stack gap={8} id={fieldId('response.keys')} className={classes.keys}>
        <Row gap={10} className={fields.labelLine}>
          <strong>{t('fields.keys')}</strong>
          <Muted as="small" size="xs">
            {t('fields.keysNote')}
          </Muted>
        </Row>
        {keys.map((key, index) => (
          // A key has no identity but its index.
          <Row key={index} isOneLine gap={6} className={classes.keyRow}>
            <TextInput
              id={fieldId(`response.keys.${index}`)}
              aria-label={t('fields.keyNumber', { number: index + 1 })}
              maxLength={maxKeyLength}
              autoComplete="off"
              spellCheck={false}
              readOnly={editor.isLocked}
              value={key}
              onChange={({ currentTarget }) => put(keys.with(index, currentTarget.value))}
              onPaste={(event) => {
                const pasted = splitKeys(event.clipboardData.getData('text'));
                if (editor.isLocked || pasted.length < 2) return;
                event.preventDefault();
                put(keys.toSpliced(index, 1, ...pasted).slice(0, maxKeys));
              }}
            />
            <IconButton
              className={fields.quietIcon}
              label={t('fields.remove', {
                name: t('fields.keyNumber', { number: index + 1 }),
              })}
              disabled={keys.length === 1 || editor.isLocked}
              onClick={() => put(keys.toSpliced(index, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </IconButton>
          </Row>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={keys.length >= maxKeys || editor.isLocked}
            onClick={() => put([...keys, ''])}
          >
            {t('fields.addKey')}
          </Button>
        </div>
      </Stack>
      <TryEntry />
    </Grid>
  );
}

function TryEntry() {
  const { t } = useTranslation('bank/console/items');
  const { checked, entry, setEntry } = useForm();
  const verdict = checked?.entries.find((one) => one.entry === entry.trim());
  return (
    <Stack as="section" gap={8} className={classes.tryEntry} aria-label={t('fields.accepted')}>
      <strong>{t('fields.accepted')}</strong>
      {checked && checked.accepted.length > 0 ? (
        <Row as="ul" gap={6} className={classes.spellings}>
          {checked.accepted.map((spelling) => (
            <li key={spelling}>{spelling}</li>
          ))}
        </Row>
      ) : (
        <Muted size="xs">{t('fields.acceptedNone')}</Muted>
      )}
      <TextInput
        label={t('fields.try')}
        maxLength={12}
        autoComplete="off"
        spellCheck={false}
        value={entry}
        onChange={({ currentTarget }) => setEntry(currentTarget.value)}
      />
      <Row
        as="output"
        isOneLine
        gap={6}
        className={classes.verdict}
        data-tone={verdict?.isRight ? 'leaf' : 'lotus'}
      >
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
      </Row>
    </Stack>
  );
}

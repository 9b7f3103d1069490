import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import { FieldComments } from '../review/field-comments.tsx';
import classes from './fields.module.css';

/** For the team only: the source of the item and a note on what this version changes. */
export function SourceFields() {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  return (
    <Stack gap={12}>
      <Textarea
        id={fieldId('source')}
        classNames={{ input: classes.line }}
        label={t('fields.source')}
        description={t('fields.sourceNote')}
        maxLength={20_000}
        readOnly={editor.isLocked}
        value={editor.content.source}
        onChange={({ currentTarget }) => editor.change('source', currentTarget.value)}
      />
      <FieldComments field="source" label={t('fields.source')} />
      {editor.item && (
        <TextInput
          label={t('fields.note')}
          description={t('fields.noteNote')}
          maxLength={500}
          readOnly={editor.isLocked}
          value={editor.note}
          onChange={({ currentTarget }) => editor.setNote(currentTarget.value)}
        />
      )}
    </Stack>
  );
}

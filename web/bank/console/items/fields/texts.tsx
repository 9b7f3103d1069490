import { sectionOf } from '@bac/exam/item/taxonomy.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useForm } from '../form/form.ts';
import { FieldComments } from '../review/field-comments.tsx';
import { BilingualField } from './bilingual-field.tsx';
import classes from './fields.module.css';
import type { ItemMark } from './item-marks.ts';
import { MarkdownField } from './markdown-field.tsx';

const marks: readonly ItemMark[] = [
  'strong',
  'emphasis',
  'underline',
  'list',
  'math',
  'blank',
  'figure',
];

const maxPassages = 2;

/** The passages: none in Math, otherwise one, or two to compare. */
export function Passages() {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const { passages, skill } = editor.content;
  const isMath = sectionOf(skill) === 'math';
  if (isMath && passages.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label={t('fields.passages')}>
      {passages.map((_, index) => {
        const label =
          passages.length > 1 ? t('fields.text', { number: index + 1 }) : t('fields.passage');
        return (
          // A passage has no identity but its index.
          <MarkdownField
            key={index}
            path={`passages.${index}`}
            label={label}
            note={t('fields.inEnglish')}
            marks={marks}
          >
            {(isMath || passages.length > 1) && !editor.isLocked && (
              <IconButton
                className={classes.quietIcon}
                label={t('fields.remove', { name: label })}
                title={t('fields.remove', { name: label })}
                onClick={() => editor.change('passages', passages.toSpliced(index, 1))}
              >
                <IconTrash size={16} aria-hidden />
              </IconButton>
            )}
          </MarkdownField>
        );
      })}
      {!isMath && passages.length < maxPassages && !editor.isLocked && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => editor.change('passages', [...passages, ''])}
          >
            {t('fields.addPassage')}
          </Button>
        </div>
      )}
      <FieldComments field="passages" label={t('fields.passages')} />
    </Stack>
  );
}

export function Stem() {
  const { t } = useTranslation('bank/console/items');
  return (
    <Stack as="section" gap={12} aria-label={t('fields.stem')}>
      <MarkdownField
        path="stem"
        label={t('fields.stem')}
        note={t('fields.inEnglish')}
        marks={marks}
      />
      <FieldComments field="stem" label={t('fields.stem')} />
    </Stack>
  );
}

/** Help for students who practice: a hint, a rule if the skill has one, and the topic. */
export function Explanations() {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  return (
    <Stack gap={12}>
      {editor.content.response.kind === 'entered' && (
        <BilingualField path="response.rationale" label={t('fields.rationale')} />
      )}
      <BilingualField path="hint" label={t('fields.hint')} />
      <FieldComments field="hint" label={t('fields.hint')} />
      {editor.content.rule !== undefined && (
        <>
          <BilingualField path="rule" label={t('fields.rule')} />
          <FieldComments field="rule" label={t('fields.rule')} />
        </>
      )}
      <BilingualField path="topic" label={t('fields.topic')} isSmall />
    </Stack>
  );
}

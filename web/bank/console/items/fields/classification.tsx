import { difficulties } from '@bac/exam/item/difficulties.ts';
import { subjects } from '@bac/exam/item/subjects.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { sections } from '@bac/exam/item/section.ts';
import { domainsOf, sectionOf, skillFacts, skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../ui/layout/boxes/boxes.tsx';
import { withSkill } from '../form/draft-content.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import classes from './fields.module.css';

const chevron = <IconChevronDown size={16} aria-hidden />;

/** What the item measures, on one line. `code` is the field for a new item's id. */
export function Classification({ code }: { code?: ReactNode }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const { content, change, isLocked } = editor;
  const isMath = sectionOf(content.skill) === 'math';
  const look = { rightSection: chevron, disabled: isLocked };
  return (
    <Grid minWidth={116} gap={12}>
      <SkillField />
      <TypeField />
      <NativeSelect
        {...look}
        id={fieldId('difficulty')}
        label={t('fields.difficulty')}
        data={difficulties.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
        value={content.difficulty}
        onChange={({ currentTarget }) => change('difficulty', currentTarget.value)}
      />
      {isMath ? (
        <NativeSelect
          {...look}
          id={fieldId('inContext')}
          label={t('fields.inContext')}
          data={[
            { value: '', label: t('fields.choose') },
            { value: 'yes', label: t('fields.contextYes') },
            { value: 'no', label: t('fields.contextNo') },
          ]}
          value={content.inContext === undefined ? '' : content.inContext ? 'yes' : 'no'}
          onChange={({ currentTarget: { value } }) =>
            change('inContext', value === '' ? undefined : value === 'yes')
          }
        />
      ) : (
        <NativeSelect
          {...look}
          id={fieldId('subject')}
          label={t('fields.subject')}
          data={[
            { value: '', label: t('fields.choose') },
            ...subjects.map((value) => ({ value, label: t(`subject.${value}`) })),
          ]}
          value={content.subject ?? ''}
          onChange={({ currentTarget: { value } }) => change('subject', value || undefined)}
        />
      )}
      {code}
    </Grid>
  );
}

function SkillField() {
  const { t } = useTranslation('bank/console/items');
  const { editor, names } = useForm();
  const { content, replaceContent, isLocked } = editor;
  return (
    <NativeSelect
      className={classes.skill ?? ''}
      id={fieldId('skill')}
      label={t('fields.skill')}
      rightSection={chevron}
      disabled={isLocked}
      data={sections.flatMap((section) =>
        domainsOf(section).map((domain) => ({
          group: `${names.section(section)} · ${names.domain(domain)}`,
          items: skills
            .filter((skill) => skillFacts[skill].domain === domain)
            .map((value) => ({ value, label: names.skill(value) })),
        })),
      )}
      value={content.skill}
      onChange={({ currentTarget }) =>
        replaceContent(withSkill(content, currentTarget.value as Skill))
      }
    />
  );
}

/** One of the team's question types for the skill; a type that no longer exists stays until another is chosen. */
function TypeField() {
  const { t } = useTranslation('bank/console/items');
  const { editor, names } = useForm();
  const { type = '', skill } = editor.content;
  const types = names.types.filter((one) => one.skill === skill);
  const options = types.map(({ id, name }) => ({ value: id, label: name }));
  const isUnknown = type !== '' && !options.some(({ value }) => value === type);
  if (options.length === 0 && !isUnknown) return null;
  return (
    <NativeSelect
      id={fieldId('type')}
      label={t('fields.type')}
      rightSection={chevron}
      disabled={editor.isLocked}
      data={[
        { value: '', label: t('fields.noType') },
        ...options,
        ...(isUnknown ? [{ value: type, label: type }] : []),
      ]}
      value={type}
      onChange={({ currentTarget: { value } }) => editor.change('type', value || undefined)}
    />
  );
}

interface CodeProps {
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The code of a new item: editable until the first save. */
export function CodeField({ code, error, onChange }: CodeProps) {
  const { t } = useTranslation('bank/console/items');
  return (
    <TextInput
      id={fieldId('id')}
      label={t('fields.code')}
      maxLength={80}
      autoCapitalize="none"
      spellCheck={false}
      value={code}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
    />
  );
}

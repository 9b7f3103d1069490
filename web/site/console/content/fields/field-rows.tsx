import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { GrowingTextarea } from '../../../../ui/forms/growing-textarea.tsx';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { BilingualCells } from './bilingual-cells.tsx';
import { BilingualMarkdown } from './bilingual-markdown.tsx';
import type { Field, FieldName } from './fields-of.ts';
import classes from './fields.module.css';
import type { Form } from './form.ts';
import { ListRows } from './list-rows.tsx';

interface BilingualLinesProps {
  form: Form;
  name: FieldName;
  path: Path;
}

const maxLength = 300;

/** A single line in both languages. It grows with its text, and Enter does not add a line. */
const BilingualLines = ({ form, name, path }: BilingualLinesProps) => (
  <BilingualCells form={form} name={name} path={path}>
    {(cell) => (
      <GrowingTextarea
        classNames={{ input: classes.line }}
        label={cell.label}
        lang={cell.language}
        maxLength={maxLength}
        rows={1}
        value={cell.value}
        onChange={({ currentTarget }) =>
          form.change(cell.path, currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))
        }
        error={cell.error}
      />
    )}
  </BilingualCells>
);

const newLink = { to: '/', label: { en: '', vi: '' } };

/** An optional link, with one target and a label in each language. */
function LinkRows({ form, path }: { form: Form; path: Path }) {
  const { t } = useTranslation('site/console/content');
  const link = valueAt(form.body, path) as typeof newLink | null;
  const to = joinPath(path, 'to');
  return (
    <>
      <Row gap={16} align="end" className={classes.single}>
        <CheckboxField
          label={t('editor.withLink')}
          checked={link !== null}
          onChange={({ currentTarget }) =>
            form.change(path, currentTarget.checked ? newLink : null)
          }
        />
        {link && (
          <TextInput
            className={classes.target ?? ''}
            label={t('field.to')}
            description={t('toHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="url"
            maxLength={500}
            value={link.to}
            onChange={({ currentTarget }) => form.change(to, currentTarget.value)}
            error={form.errors[to]}
          />
        )}
      </Row>
      {link && <BilingualLines form={form} name="label" path={joinPath(path, 'label')} />}
    </>
  );
}

interface Props {
  form: Form;
  fields: readonly Field[];
  /** The path of the fields in the body; empty for the body itself. */
  at?: Path;
}

/** Renders a form from its description: first the fields without a language, on one line. */
export function FieldRows({ form, fields, at = '' }: Props) {
  const sharedFields = fields.filter(({ type }) => type === 'choice' || type === 'switch');
  return (
    <>
      {sharedFields.length > 0 && (
        <Row gap={16} align="end" className={classes.single}>
          {sharedFields.map((field) => (
            <FieldRow key={field.name} form={form} field={field} path={joinPath(at, field.name)} />
          ))}
        </Row>
      )}
      {fields
        .filter((field) => !sharedFields.includes(field))
        .map((field) => (
          <FieldRow key={field.name} form={form} field={field} path={joinPath(at, field.name)} />
        ))}
    </>
  );
}

function FieldRow({ form, field, path }: { form: Form; field: Field; path: Path }) {
  switch (field.type) {
    case 'line':
      return <BilingualLines form={form} name={field.name} path={path} />;
    case 'markdown':
      return <BilingualMarkdown form={form} name={field.name} path={path} />;
    case 'choice':
      return <ChoiceField form={form} field={field} path={path} />;
    case 'switch':
      return <SwitchRow form={form} name={field.name} path={path} />;
    case 'link':
      return <LinkRows form={form} path={path} />;
    case 'list':
      return (
        <ListRows form={form} field={field} path={path}>
          {(item) => <FieldRows form={form} fields={field.fields} at={item} />}
        </ListRows>
      );
  }
}

interface ChoiceProps {
  form: Form;
  field: Extract<Field, { type: 'choice' }>;
  path: Path;
}

function ChoiceField({ form, field, path }: ChoiceProps) {
  const { t } = useTranslation('site/console/content');
  return (
    <NativeSelect
      label={t(`field.${field.name}`)}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      data={field.values.map((value) => ({ value, label: t(`choice.${value}`) }))}
      value={String(valueAt(form.body, path))}
      onChange={({ currentTarget }) => form.change(path, currentTarget.value)}
      error={form.errors[path]}
    />
  );
}

interface SwitchProps {
  form: Form;
  name: FieldName;
  path: Path;
}

function SwitchRow({ form, name, path }: SwitchProps) {
  const { t } = useTranslation('site/console/content');
  return (
    <CheckboxField
      label={t(`field.${name}`)}
      checked={valueAt(form.body, path) === true}
      onChange={({ currentTarget }) => form.change(path, currentTarget.checked)}
    />
  );
}

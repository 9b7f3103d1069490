import type { Path } from '../../../../ui/forms/value-path.ts';
import { inside } from '../../../../ui/forms/value-path.ts';
import { BothLines } from './both-lines.tsx';
import { BothMarkdown } from './both-markdown.tsx';
import type { Field } from './fields-of.ts';
import classes from './fields.module.css';
import type { Form } from './form.ts';
import { LinkRows } from './link-rows.tsx';
import { ListRows } from './list-rows.tsx';
import { ChoiceField, SwitchRow } from './single-fields.tsx';

interface Props {
  form: Form;
  fields: readonly Field[];
  /** Where they stand in the body; nothing for the body itself. */
  at?: Path;
}

/** A form from its description: what is the same in both languages first, on one line. */
export function FieldRows({ form, fields, at = '' }: Props) {
  const single = fields.filter(({ type }) => type === 'choice' || type === 'switch');
  return (
    <>
      {single.length > 0 && (
        <div className={classes.single}>
          {single.map((field) => (
            <FieldRow key={field.name} form={form} field={field} path={inside(at, field.name)} />
          ))}
        </div>
      )}
      {fields
        .filter((field) => !single.includes(field))
        .map((field) => (
          <FieldRow key={field.name} form={form} field={field} path={inside(at, field.name)} />
        ))}
    </>
  );
}

function FieldRow({ form, field, path }: { form: Form; field: Field; path: Path }) {
  switch (field.type) {
    case 'line':
      return <BothLines form={form} name={field.name} path={path} />;
    case 'markdown':
      return <BothMarkdown form={form} name={field.name} path={path} />;
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

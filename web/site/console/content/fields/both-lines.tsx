import { Textarea } from '@mantine/core';
import type { Path } from '../../../../ui/forms/value-path.ts';
import { BothCells } from './both-cells.tsx';
import type { FieldName } from './fields-of.ts';
import classes from './fields.module.css';
import type { Form } from './form.ts';

interface Props {
  form: Form;
  name: FieldName;
  path: Path;
}

const longest = 300;

/** A line in both languages. It grows with its words, and Enter makes no second line. */
export const BothLines = ({ form, name, path }: Props) => (
  <BothCells form={form} name={name} path={path}>
    {(cell) => (
      <Textarea
        classNames={{ input: classes.line }}
        label={cell.label}
        lang={cell.language}
        maxLength={longest}
        rows={1}
        value={cell.value}
        onChange={({ currentTarget }) =>
          form.change(cell.path, currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))
        }
        error={cell.error}
      />
    )}
  </BothCells>
);

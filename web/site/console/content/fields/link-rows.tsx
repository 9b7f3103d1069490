import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { inside, valueAt, type Path } from '../../../../ui/forms/value-path.ts';
import { BothLines } from './both-lines.tsx';
import classes from './fields.module.css';
import type { Form } from './form.ts';

const newLink = { to: '/', label: { en: '', vi: '' } };

/** A link is there or not; where it leads is one for both languages, its words are not. */
export function LinkRows({ form, path }: { form: Form; path: Path }) {
  const { t } = useTranslation('site/console/content');
  const link = valueAt(form.body, path) as typeof newLink | null;
  const to = inside(path, 'to');
  return (
    <>
      <div className={classes.single}>
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
      </div>
      {link && <BothLines form={form} name="label" path={inside(path, 'label')} />}
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '../../../../ui/forms/growing-textarea.tsx';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import type { DraftFigure } from './figure-parts.ts';
import classes from './figures.module.css';

interface Props {
  figure: DraftFigure;
  path: string;
}

function read(typed: string): DraftFigure | undefined {
  try {
    const value: unknown = JSON.parse(typed);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as DraftFigure) : undefined;
  } catch {
    return undefined;
  }
}

/** A figure as JSON. Invalid JSON stays in the field and changes nothing. */
export function JsonField({ figure, path }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const [typing, setTyping] = useState<string>();
  const text = typing ?? JSON.stringify(figure, null, 2);
  const isBroken = typing !== undefined && read(typing) === undefined;
  return (
    <GrowingTextarea
      id={fieldId(`${path}.json`)}
      classNames={{ input: classes.raw }}
      label={t('figure.json')}
      spellCheck={false}
      readOnly={editor.isLocked}
      value={text}
      error={isBroken ? t('figure.jsonBroken') : undefined}
      onChange={({ currentTarget }) => {
        setTyping(currentTarget.value);
        const value = read(currentTarget.value);
        if (value) editor.change(path, value);
      }}
      onBlur={() => {
        if (!isBroken) setTyping(undefined);
      }}
    />
  );
}

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { GrowingTextarea } from '../../../../ui/forms/growing-textarea.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import { FigurePreview } from './figure-preview.tsx';
import { figureKinds, partsOf, type DraftFigure, type FigureKind } from './figure-parts.ts';
import classes from './figures.module.css';
import { JsonField } from './json-field.tsx';
import { PartForm } from './part-form.tsx';
import { RemoveRow } from './row-buttons.tsx';

interface Props {
  figure: DraftFigure;
  index: number;
}

/** One figure: its texts, its numbers as a form or as JSON, and a preview. */
export function FigureForm({ figure, index }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const kind = figureKinds.find((one) => one === figure['kind']);
  const [isRaw, setRaw] = useState(kind === undefined);
  const path = `figures.${index}`;
  const name = t('figure.number', { number: index + 1 });
  const remove = (): void => editor.change('figures', editor.content.figures.toSpliced(index, 1));
  return (
    <fieldset id={fieldId(path)} className={classes.figure} aria-label={name}>
      <Row gap={10} className={classes.figureHead}>
        <strong>{name}</strong>
        <span className={classes.kind}>{kind && t(`figure.kind.${kind}`)}</span>
        <SegmentedSwitch
          label={t('figure.way')}
          choices={[
            { value: 'form', label: t('figure.form') },
            { value: 'json', label: t('figure.json') },
          ]}
          value={isRaw ? 'json' : 'form'}
          onChange={(way) => setRaw(way === 'json')}
        />
        <RemoveRow name={name} onRemove={remove} />
      </Row>
      <div className={classes.halves}>
        <Stack gap={12}>
          {isRaw || kind === undefined ? (
            <JsonField figure={figure} path={path} />
          ) : (
            <KindForm kind={kind} figure={figure} path={path} />
          )}
        </Stack>
        <FigurePreview figure={figure} />
      </div>
    </fieldset>
  );
}

interface KindFormProps {
  kind: FigureKind;
  figure: DraftFigure;
  path: string;
}

function KindForm({ kind, figure, path }: KindFormProps) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const { isLocked } = editor;
  return (
    <>
      <Row align="end" gap={10} className={classes.inline}>
        <TextInput
          id={fieldId(`${path}.id`)}
          label={t('figure.id')}
          maxLength={40}
          spellCheck={false}
          readOnly={isLocked}
          value={String(figure['id'] ?? '')}
          onChange={({ currentTarget }) =>
            editor.change(`${path}.id`, currentTarget.value.toLowerCase())
          }
        />
        <TextInput
          id={fieldId(`${path}.title`)}
          className={classes.wide ?? ''}
          label={t('figure.titleField')}
          maxLength={120}
          readOnly={isLocked}
          value={String(figure['title'] ?? '')}
          onChange={({ currentTarget }) =>
            editor.change(`${path}.title`, currentTarget.value || undefined)
          }
        />
      </Row>
      <GrowingTextarea
        id={fieldId(`${path}.alt`)}
        classNames={{ input: classes.alt }}
        label={t('figure.alt')}
        description={t('figure.altNote')}
        readOnly={isLocked}
        value={String(figure['alt'] ?? '')}
        onChange={({ currentTarget }) => editor.change(`${path}.alt`, currentTarget.value)}
      />
      {partsOf[kind].map((part) => (
        <PartForm key={'path' in part ? part.path : part.type} part={part} path={path} />
      ))}
    </>
  );
}

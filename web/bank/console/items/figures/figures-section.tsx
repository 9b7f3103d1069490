import { Button, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import { FieldComments } from '../review/field-comments.tsx';
import { blankFigure } from './blank-figure.ts';
import { FigureForm } from './figure-form.tsx';
import { figureKinds, type FigureKind } from './figure-parts.ts';

const maxFigures = 6;

/** The figures of an item, each described by numbers and drawn while they are typed. */
export function FiguresSection() {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const { figures } = editor.content;
  const [kind, setKind] = useState<FigureKind>('table');
  return (
    <Stack as="section" gap={12} id={fieldId('figures')} aria-label={t('figure.title')}>
      <Row align="baseline">
        <strong>{t('figure.title')}</strong>
        <Muted as="small" size="xs">
          {t('figure.note')}
        </Muted>
      </Row>
      {figures.map((figure, index) => (
        // The key is the index, since an id may be retyped.
        <FigureForm key={index} figure={figure} index={index} />
      ))}
      {!editor.isLocked && figures.length < maxFigures && (
        <Row>
          <NativeSelect
            aria-label={t('figure.kindOfNew')}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            data={figureKinds.map((value) => ({ value, label: t(`figure.kind.${value}`) }))}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as FigureKind)}
          />
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => editor.change('figures', [...figures, blankFigure(kind, figures)])}
          >
            {t('figure.begin')}
          </Button>
        </Row>
      )}
      <FieldComments field="figures" label={t('figure.title')} />
    </Stack>
  );
}

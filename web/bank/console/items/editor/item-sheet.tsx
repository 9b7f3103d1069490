import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { CheatSheet } from '../fields/cheat-sheet.tsx';
import { Classification } from '../fields/classification.tsx';
import { Parameters } from '../fields/parameters.tsx';
import { ResponseFields } from '../fields/response-fields.tsx';
import { SourceFields } from '../fields/source-fields.tsx';
import { Explanations, Passages, Stem } from '../fields/texts.tsx';
import { FiguresSection } from '../figures/figures-section.tsx';
import { FieldComments } from '../review/field-comments.tsx';
import classes from './editor.module.css';
import { useForm } from '../form/form.ts';

/** All fields of an item. */
export function ItemSheet({ code }: { code: ReactNode }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <>
      {editor.isLocked && editor.item && (
        <p className={classes.locked}>
          {editor.item.draft?.isOwn ? t('review.lockedOwn') : t('review.locked')}
        </p>
      )}
      <Card>
        <Stack gap={20}>
          <Classification code={code} />
          <Parameters />
          <FieldComments field="skill" label={t('fields.classification')} />
        </Stack>
      </Card>
      <Card
        title={t('fields.question')}
        titleLevel={2}
        actions={
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconHelpCircle size={16} aria-hidden />}
            onClick={() => setHelpOpen(true)}
          >
            {t('help.open')}
          </Button>
        }
      >
        <Stack gap={20}>
          <Passages />
          <FiguresSection />
          <Stem />
          <ResponseFields />
        </Stack>
      </Card>
      <Card title={t('fields.explanations')} titleLevel={2}>
        <Explanations />
      </Card>
      <Card title={t('fields.forTeam')} titleLevel={2}>
        <Stack gap={20}>
          <SourceFields />
          <FieldComments field={null} label={t('fields.whole')} />
        </Stack>
      </Card>
      {isHelpOpen && <CheatSheet onClose={() => setHelpOpen(false)} />}
    </>
  );
}

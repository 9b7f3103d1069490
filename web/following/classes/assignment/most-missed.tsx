import type { MissedQuestion, WholeAssignment } from '@bac/contract/following/assignments.ts';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { later } from '../../../ui/feedback/later.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { skillName } from '../../../item/taxonomy-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import layout from './assignment.module.css';

const QuestionDrawer = later(async () => (await import('./question-drawer.tsx')).QuestionDrawer);

/** As many as one lesson can go through. */
const atFirst = 8;

/** The questions that the fewest got right: what the next lesson may begin with. */
export function MostMissed({ whole }: { whole: WholeAssignment }) {
  const { t } = useTranslation('following/classes');
  const [opened, setOpened] = useState<MissedQuestion>();
  const columns = useColumns(whole.mayOpenQuestions ? setOpened : undefined);
  const [isWhole, setWhole] = useState(false);
  const { mostMissed } = whole;
  const shown = isWhole ? mostMissed : mostMissed.slice(0, atFirst);
  if (mostMissed.length === 0) return null;
  return (
    <Stack as="section" gap={14} aria-labelledby="most-missed">
      <SectionTitle
        id="most-missed"
        title={t('missed.title')}
        note={t(whole.mayOpenQuestions ? 'missed.note' : 'missed.notYet')}
      />
      <Card isFlush>
        <DataTable
          caption={t('caption.missed')}
          columns={columns}
          rows={shown}
          rowKey={({ item, version }) => `${item}/${version}`}
        />
      </Card>
      {shown.length < mostMissed.length && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
            {t('missed.all', { shown: mostMissed.length })}
          </Button>
        </div>
      )}
      {opened && (
        <QuestionDrawer
          place={{ class: whole.class.id, assignment: whole.id, item: opened.item }}
          question={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

function useColumns(
  onOpen: ((question: MissedQuestion) => void) | undefined,
): Column<MissedQuestion>[] {
  const { t } = useTranslation(['following/classes', 'item/question-words']);
  const [language] = useLanguage();
  const { percent } = useFormat();
  return [
    {
      key: 'topic',
      header: t('missed.question'),
      render: ({ topic, skill }) => (
        <>
          <span className={layout.topic}>{topic[language]}</span>
          <Muted as="span" size="sm">
            {skillName(skill)[language]}
          </Muted>
        </>
      ),
    },
    {
      key: 'difficulty',
      header: t('missed.difficulty'),
      render: ({ difficulty }) => t(`item/question-words:difficulty.${difficulty}`),
    },
    {
      key: 'right',
      header: t('missed.right'),
      isNumeric: true,
      render: ({ right, answered, omitted }) => (
        <>
          <b>{percent(right / Math.max(1, answered + omitted))}</b>{' '}
          <Muted as="span" size="sm">
            {t('domains.of', { right, total: answered + omitted })}
          </Muted>
        </>
      ),
    },
    {
      key: 'omitted',
      header: t('missed.omitted'),
      isNumeric: true,
      render: ({ omitted }) => omitted,
    },
    ...(onOpen
      ? [
          {
            key: 'open',
            header: t('missed.look'),
            isNumeric: true,
            render: (question: MissedQuestion) => (
              <Button variant="default" size="sm" onClick={() => onOpen(question)}>
                {t('missed.open')}
                <VisuallyHidden>{`: ${question.topic[language]}`}</VisuallyHidden>
              </Button>
            ),
          },
        ]
      : []),
  ];
}

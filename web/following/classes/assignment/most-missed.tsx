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

/** The number of questions that one lesson can go through. */
const previewCount = 8;

/** The questions with the fewest correct answers, which the next lesson may begin with. */
export function MostMissed({ whole }: { whole: WholeAssignment }) {
  const { t } = useTranslation('following/classes');
  const [openQuestion, setOpenQuestion] = useState<MissedQuestion>();
  const columns = useColumns(whole.canOpenQuestions ? setOpenQuestion : undefined);
  const [isExpanded, setExpanded] = useState(false);
  const { mostMissed } = whole;
  const visible = isExpanded ? mostMissed : mostMissed.slice(0, previewCount);
  if (mostMissed.length === 0) return null;
  return (
    <Stack as="section" gap={14} aria-labelledby="most-missed">
      <SectionTitle
        id="most-missed"
        title={t('missed.title')}
        note={t(whole.canOpenQuestions ? 'missed.note' : 'missed.notYet')}
      />
      <Card isFlush>
        <DataTable
          caption={t('caption.missed')}
          columns={columns}
          rows={visible}
          rowKey={({ item, version }) => `${item}/${version}`}
        />
      </Card>
      {visible.length < mostMissed.length && (
        <div>
          <Button variant="subtle" size="sm" onClick={() => setExpanded(true)}>
            {t('missed.all', { shown: mostMissed.length })}
          </Button>
        </div>
      )}
      {openQuestion && (
        <QuestionDrawer
          params={{ class: whole.class.id, assignment: whole.id, item: openQuestion.item }}
          question={openQuestion}
          onClose={() => setOpenQuestion(undefined)}
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

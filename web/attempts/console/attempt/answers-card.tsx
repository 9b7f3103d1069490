import type { AttemptQuestion, WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { clockTime } from '../../../ui/format/clock-time.ts';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx';
import { skillName } from '../../../item/taxonomy-name.ts';
import classes from '../attempts.module.css';
import { usePlaceName } from '../use-place-name.ts';

const tones = {
  right: 'leaf',
  wrong: 'lotus',
  omitted: 'turmeric',
  'not-reached': 'neutral',
} as const;

function useColumns(): Column<AttemptQuestion>[] {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  return [
    { key: 'number', header: t('answers.number'), render: ({ question }) => question + 1 },
    {
      key: 'item',
      header: t('answers.item'),
      render: ({ item, version }) => (
        <Link to={`/admin/questions/${encodeURIComponent(item)}`}>
          {t('answers.version', { item, version })}
        </Link>
      ),
    },
    {
      key: 'skill',
      header: t('answers.skill'),
      render: ({ skill }) => skillName(skill)[language],
    },
    { key: 'answer', header: t('answers.answer'), render: ({ answer }) => answer ?? '–' },
    { key: 'keys', header: t('answers.key'), render: ({ keys }) => keys.join(' / ') },
    {
      key: 'result',
      header: t('answers.result'),
      render: ({ result, isPretest, isMarked }) => (
        <Row as="span">
          <Chip tone={tones[result]}>{t(`answers.is.${result}`)}</Chip>
          {isPretest && (
            <Muted as="span" size="xs">
              {t('answers.pretest')}
            </Muted>
          )}
          {isMarked && (
            <Muted as="span" size="xs">
              {t('answers.marked')}
            </Muted>
          )}
        </Row>
      ),
    },
    {
      key: 'time',
      header: t('answers.time'),
      isNumeric: true,
      render: ({ ms }) => clockTime(ms),
    },
  ];
}

/** Every question of the attempt, module by module, as it is graded today. */
export function AnswersCard({ attempt }: { attempt: WholeAttempt }) {
  const { t } = useTranslation('attempts/console');
  const { module: moduleName } = usePlaceName();
  const columns = useColumns();
  const opened = attempt.modules.filter(({ openedAt }) => openedAt !== null);
  const [chosen, setChosen] = useState<number>();
  const current = opened.find(({ module }) => module === chosen) ?? opened[0];
  return (
    <Card
      title={t('answers.title')}
      titleLevel={2}
      isFlush
      actions={
        opened.length > 1 &&
        current && (
          <SegmentedSwitch
            label={t('column.part')}
            choices={opened.map(({ module, section, part: number }) => ({
              value: String(module),
              label: moduleName(section, number),
            }))}
            value={String(current.module)}
            onChange={(value) => setChosen(Number(value))}
          />
        )
      }
    >
      <div className={classes.wide}>
        <DataTable<AttemptQuestion>
          caption={t('answers.caption')}
          columns={columns}
          rows={attempt.questions.filter(({ module }) => module === current?.module)}
          rowKey={({ module, question }) => `${module}/${question}`}
          empty={<EmptyState title={t('replay.nothing')} />}
        />
      </div>
    </Card>
  );
}

import type { ImportedItem } from '@bac/contract/bank/exchange.ts';
import { importOutcomes, type ImportOutcome } from '@bac/contract/bank/import-outcomes.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { TextButton } from '../../text-button.tsx';
import bank from '../bank.module.css';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from './exchange.module.css';
import type { Report } from './use-import.ts';

interface ProblemListProps {
  problems: ImportedItem['problems'];
  /** The problems keep the item out; otherwise it is imported, and its author fixes them. */
  isBlocking: boolean;
}

const previewCount = 3;

function ProblemList({ problems, isBlocking }: ProblemListProps) {
  const { t } = useTranslation('bank/console/items/exchange');
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return null;
  const visible = isOpen ? problems : problems.slice(0, previewCount);
  const left = problems.length - visible.length;
  return (
    <div className={classes.problems}>
      {!isBlocking && (
        <Muted as="span" size="xs">
          {t('report.toFix')}
        </Muted>
      )}
      <ul className={classes.list}>
        {visible.map(({ rule, line, message }, index) => (
          <li key={`${rule} ${line} ${index}`}>{message[language]}</li>
        ))}
      </ul>
      {left > 0 && (
        <TextButton className={classes.open} onClick={() => setOpen(true)}>
          {t('report.moreProblems', { count: left })}
        </TextButton>
      )}
    </div>
  );
}

const outcomeTones: Record<ImportOutcome, Tone> = {
  new: 'leaf',
  next: 'indigo',
  same: 'neutral',
  invalid: 'lotus',
};

type Choice = 'all' | ImportOutcome;
const maxRows = 200;

interface Props {
  report: Report;
  fileName: string;
  isBusy: boolean;
  onStore: () => void;
}

/** What importing each question would do, or did, and the button for the next step. */
export function ImportReport({ report, fileName, isBusy, onStore }: Props) {
  const { t } = useTranslation('bank/console/items/exchange');
  const { number } = useFormat();
  const [choice, setChoice] = useState<Choice>('all');
  const { items, isDone, stored } = report;
  const countOf = (filter: Choice): number =>
    items.filter(({ outcome }) => filter === 'all' || outcome === filter).length;
  const choices: Choice[] = ['all', ...importOutcomes.filter((outcome) => countOf(outcome) > 0)];
  const chosen = items.filter(({ outcome }) => choice === 'all' || outcome === choice);
  const importable = countOf('new') + countOf('next');
  return (
    <Card
      title={isDone ? t('report.done', { count: stored }) : t('report.wouldDo', { file: fileName })}
      titleLevel={2}
      actions={
        isDone ? (
          <LinkButton to="/admin/questions?status=draft">{t('report.toDrafts')}</LinkButton>
        ) : (
          <Button loading={isBusy} disabled={importable === 0} onClick={onStore}>
            {importable === 0 ? t('report.nothing') : t('report.store', { count: importable })}
          </Button>
        )
      }
      isFlush
    >
      <div className={classes.choice}>
        <SegmentedSwitch<Choice>
          label={t('report.show')}
          choices={choices.map((value) => ({
            value,
            label: `${t(`outcome.${value}`)} ${number(countOf(value))}`,
          }))}
          value={choices.includes(choice) ? choice : 'all'}
          onChange={setChoice}
        />
      </div>
      <DataTable<ImportedItem>
        caption={t('report.items')}
        rowKey={({ file, line, item }) => `${file} ${line} ${item}`}
        rows={chosen.slice(0, maxRows)}
        columns={[
          {
            key: 'line',
            header: t('report.line'),
            render: ({ file, line }) => (file === fileName ? line : `${file}:${line}`),
          },
          {
            key: 'item',
            header: t('report.item'),
            render: ({ item, summary }) => (
              <Stack gap={2} className={classes.item}>
                <strong>{item === '' ? t('report.noCode') : item}</strong>
                {summary !== '' && (
                  <Muted as="span" size="xs" className={bank.clamped}>
                    {summary}
                  </Muted>
                )}
              </Stack>
            ),
          },
          {
            key: 'outcome',
            header: t('report.outcome'),
            render: ({ outcome, problems }) => (
              <div className={classes.outcome}>
                <Chip tone={outcomeTones[outcome]}>
                  {t(
                    isDone && (outcome === 'new' || outcome === 'next')
                      ? 'report.stored'
                      : `outcome.${outcome}`,
                  )}
                </Chip>
                <ProblemList problems={problems} isBlocking={outcome === 'invalid'} />
              </div>
            ),
          },
        ]}
      />
      {chosen.length > maxRows && (
        <Muted size="sm" className={classes.more}>
          {t('report.more', { shown: maxRows, total: chosen.length })}
        </Muted>
      )}
    </Card>
  );
}

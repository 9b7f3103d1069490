import type { ImportLine } from '@bac/contract/accounts/users.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import own from './import.module.css';
import type { Report } from './use-import.ts';

const tones = { new: 'leaf', known: 'neutral', invalid: 'lotus' } as const;
const choices = ['all', 'new', 'known', 'invalid'] as const;
type Choice = (typeof choices)[number];
const maxRows = 200;

interface Props {
  report: Report;
  fileName: string;
  /** The next action. */
  children: ReactNode;
}

export function ImportReport({ report, fileName, children }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const { number } = useFormat();
  const [choice, setChoice] = useState<Choice>('all');
  const { lines, isDone, created } = report;
  const countOf = (filter: Choice): number =>
    filter === 'all' ? lines.length : lines.filter(({ outcome }) => outcome === filter).length;
  const chosen = lines.filter(({ outcome }) => choice === 'all' || outcome === choice);
  return (
    <Card
      title={
        isDone ? t('import.done', { count: created }) : t('import.wouldDo', { file: fileName })
      }
      actions={children}
      isFlush
    >
      <Row className={own.choice}>
        <SegmentedSwitch<Choice>
          label={t('import.show')}
          choices={choices.map((value) => ({
            value,
            label: `${t(`import.outcome.${value}`)} ${number(countOf(value))}`,
          }))}
          value={choice}
          onChange={setChoice}
        />
      </Row>
      <DataTable<ImportLine>
        caption={t('import.lines')}
        rowKey={({ line }) => String(line)}
        rows={chosen.slice(0, maxRows)}
        columns={[
          { key: 'line', header: t('import.line'), isNumeric: true, render: ({ line }) => line },
          { key: 'name', header: t('column.person'), render: ({ fullName }) => fullName },
          { key: 'email', header: t('column.email'), render: ({ email }) => email },
          { key: 'role', header: t('column.role'), render: ({ role }) => <RoleName role={role} /> },
          {
            key: 'outcome',
            header: t('import.result'),
            render: ({ outcome, problems }) => (
              <div className={own.result}>
                <Chip tone={tones[outcome]}>
                  {t(isDone && outcome === 'new' ? 'import.opened' : `import.outcome.${outcome}`)}
                </Chip>
                {problems.map((problem) => (
                  <span key={problem}>{problem}</span>
                ))}
              </div>
            ),
          },
        ]}
      />
      {chosen.length > maxRows && (
        <Muted size="sm" className={own.more}>
          {t('import.more', { shown: maxRows, total: chosen.length })}
        </Muted>
      )}
    </Card>
  );
}

const roles = ['student', 'parent', 'tutor', 'teacher', 'support', 'admin'] as const;

function RoleName({ role }: { role: string }) {
  const { t } = useTranslation('accounts/console/users');
  const name = roles.find((roleName) => roleName === role);
  return name ? t(`role.${name}`) : role;
}

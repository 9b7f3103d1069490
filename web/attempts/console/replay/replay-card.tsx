import type { WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { saveFile } from '../../../ui/data/save-file.ts';
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx';
import { usePlaceName } from '../use-place-name.ts';
import { ModuleReplay } from './module-replay.tsx';
import { staircaseOf } from './staircase.ts';
import { describeLog } from './describe-log.ts';

interface Props {
  attempt: WholeAttempt;
  log: LoggedEvent[];
}

/** The replay of an attempt, module by module. */
export function ReplayCard({ attempt, log }: Props) {
  const { t } = useTranslation('attempts/console');
  const { module: moduleName } = usePlaceName();
  const opened = attempt.modules.filter(({ openedAt }) => openedAt !== null);
  const [chosen, setChosen] = useState<number>();
  const current = opened.find(({ module }) => module === chosen) ?? opened.at(-1);
  const lines = useMemo(() => describeLog(log), [log]);
  const save = (): void =>
    saveFile(
      `attempt-${attempt.id}.json`,
      'application/json',
      JSON.stringify({ attempt: attempt.id, events: log }, null, 2),
    );
  const now = Date.parse(attempt.at);
  const openedAt = current?.openedAt ?? 0;
  const end = current?.closedAt ?? Math.min(now, Math.max(openedAt, current?.deadline ?? now));
  const heardAt = attempt.state === 'running' ? Date.parse(attempt.lastContactAt) : 0;
  return (
    <Card
      title={t('replay.title')}
      titleLevel={2}
      actions={
        <Row as="span">
          {opened.length > 1 && current && (
            <SegmentedSwitch
              label={t('column.part')}
              choices={opened.map(({ module, section, part: number }) => ({
                value: String(module),
                label: moduleName(section, number),
              }))}
              value={String(current.module)}
              onChange={(value) => setChosen(Number(value))}
            />
          )}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={save}
          >
            {t('replay.save')}
          </Button>
        </Row>
      }
    >
      {current ? (
        <ModuleReplay
          key={current.module}
          staircase={staircaseOf(log, lines, { module: current.module, openedAt, end, heardAt })}
          lines={lines.filter(({ module }) => module === current.module)}
          questions={current.questions}
          start={openedAt}
          end={Math.max(end, openedAt + 1)}
          until={Math.max(end, current.deadline ?? end, openedAt + 1)}
        />
      ) : (
        <EmptyState title={t('replay.nothing')} />
      )}
    </Card>
  );
}

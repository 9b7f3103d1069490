import { Popover, UnstyledButton } from '@mantine/core';
import { IconFlask2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../api/client.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './demo-label.module.css';
import '@mantine/core/styles/Popover.css';

type Progress = Reply<'GET /demo/progress'>;

const pollMilliseconds = 2000;

/** Fetches the progress once; polls only while the simulated students are still taking tests. */
function useDemoProgress(): Progress | undefined {
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const fetchProgress = async (): Promise<void> => {
      const reply = await call('GET /demo/progress', { signal, quiet: true }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      if (reply) setProgress(reply);
      if (reply?.state === 'filling')
        timer = setTimeout(() => void fetchProgress(), pollMilliseconds);
    };
    void fetchProgress();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  return progress;
}

/** A terminal command, so it is not translated. */
const clearCommand = 'npm run demo -- clear';

/** States that the data belongs to simulated people and how to remove it. Renders nothing if the demo is off. */
export function DemoLabel() {
  const { t } = useTranslation('app/admin-shell');
  const { number } = useFormat();
  const progress = useDemoProgress();
  if (!progress || progress.state === 'off' || progress.state === 'cleared') return null;
  const { state, done, total } = progress;
  const isFilling = state === 'filling';
  const counts = { done: number(done), total: number(total) };
  return (
    <Popover position="bottom-end" width={320} shadow="md" withinPortal={false} trapFocus={false}>
      <Popover.Target>
        <UnstyledButton
          className={classes.label}
          data-tone="turmeric"
          aria-label={isFilling ? t('demo.labelFilling', counts) : t('demo.label')}
        >
          <IconFlask2 size={16} stroke={1.7} aria-hidden />
          <span className={classes.word}>{t('demo.label')}</span>
          {isFilling && <span className={classes.count}>{t('demo.short', counts)}</span>}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.more} aria-label={t('demo.label')}>
        {isFilling && (
          <Stack gap={6} className={classes.progress}>
            <output>{t('demo.filling', counts)}</output>
            <progress value={done} max={Math.max(1, total)} aria-label={t('demo.label')} />
          </Stack>
        )}
        {state === 'failed' && <p>{t('demo.failed')}</p>}
        <p>{t('demo.what')}</p>
        <p>
          {t('demo.remove')} <code className={classes.command}>{clearCommand}</code>
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}

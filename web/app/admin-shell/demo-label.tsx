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

const everyMilliseconds = 2000;

/** One quiet question; more only while the simulated students are still sitting. */
function useDemoProgress(): Progress | undefined {
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const reply = await call('GET /demo/progress', { signal, quiet: true }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      if (reply) setProgress(reply);
      if (reply?.state === 'filling') timer = setTimeout(() => void ask(), everyMilliseconds);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
  return progress;
}

/** Typed in a terminal, the same in every language. */
const clearing = 'npm run demo -- clear';

/** Says that the figures are of people who do not exist, and how to be rid of them. Nothing where the demo is off. */
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
          {t('demo.remove')} <code className={classes.command}>{clearing}</code>
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}

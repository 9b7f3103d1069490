import type { Test } from '@bac/contract/attempts/tests.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { clockTime } from '../../../ui/format/clock-time.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useTimeLeft } from '../../../ui/format/use-time-left.ts';
import classes from './my-call.module.css';
import type { Running } from './next-call.ts';

interface Props {
  test: Test;
  running: Running;
}

/** A test in progress with its name, its module and the time left in the module. */
export function ResumeCall({ test, running }: Props) {
  const { t } = useTranslation('site/home/my-call');
  const [language] = useLanguage();
  const { attempt, module, modules } = running;
  return (
    <>
      <p className={classes.standing}>
        <strong>{t('resume.test', { test: test.name[language] })}</strong>
        <span>
          {module !== null &&
            modules > 1 &&
            `${t('resume.part', { part: module, parts: modules })} · `}
          <TimeLeft running={running} />
        </span>
      </p>
      <div className={classes.actions}>
        <LinkButton to={`/test/screen?attempt=${attempt}`} size="md">
          {t('resume.action')}
        </LinkButton>
        <LinkButton to="/tests" size="md" variant="default">
          {t('tests')}
        </LinkButton>
      </div>
    </>
  );
}

/** Counts down from the server's time left at mount, by the local clock. */
function TimeLeft({ running: { phase, msLeft, isPaused } }: { running: Running }) {
  const { t } = useTranslation('site/home/my-call');
  const [mountedAt] = useState(Date.now);
  const isRunning = phase === 'module' && !isPaused;
  const left = useTimeLeft({
    deadline: mountedAt + (msLeft ?? 0),
    pausedAt: isRunning ? undefined : mountedAt,
    now: Date.now,
  });
  if (phase !== 'module') return t(`resume.${phase}`);
  if (left === 0) return t('resume.over');
  return t(isPaused ? 'resume.paused' : 'resume.left', { left: clockTime(left) });
}

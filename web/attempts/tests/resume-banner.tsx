import type { Test } from '@bac/contract/attempts/tests.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { clockTime } from '../../ui/format/clock-time.ts';
import { useTimeLeft } from '../../ui/format/use-time-left.ts';
import { BannerArt } from './banner-art.tsx';
import classes from './banner.module.css';
import { PartSteps } from './part-steps.tsx';

type Running = NonNullable<NonNullable<Test['mine']>['running']>;

interface Props {
  name: Test['name'];
  running: Running;
}

/** A test under way, first on the page: its clock may be running while nobody works on it. */
export function ResumeBanner({ name, running }: Props) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { attempt, part, parts, answered } = running;
  return (
    <section className={classes.banner} aria-labelledby="resume-test">
      <BannerArt />
      <div className={classes.words}>
        <h2 id="resume-test" className={classes.title}>
          {t('resume.title', { test: name[language] })}
        </h2>
        <p className={classes.text}>
          <Standing key={running.msLeft} running={running} />{' '}
          {t('resume.saved', { count: answered })}
        </p>
        {part !== null && parts > 1 && <PartSteps part={part} parts={parts} />}
      </div>
      <Link className={classes.resume} to={`/test/screen?attempt=${attempt}`}>
        {t('resume.action')} <IconArrowRight size={18} aria-hidden />
      </Link>
    </section>
  );
}

/** Counts down from what the server said when this came on the page. By the wall clock: a sleeping laptop counts too. */
function Standing({ running: { phase, msLeft, isPaused } }: { running: Running }) {
  const { t } = useTranslation('attempts/tests');
  const [from] = useState(Date.now);
  const isRunning = phase === 'module' && !isPaused;
  const left = useTimeLeft({
    deadline: from + (msLeft ?? 0),
    pausedAt: isRunning ? undefined : from,
    now: Date.now,
  });
  if (phase !== 'module') return t(`resume.${phase}`);
  if (left === 0) return t('resume.over');
  return (
    <Trans
      t={t}
      i18nKey={isPaused ? 'resume.paused' : 'resume.running'}
      values={{ left: clockTime(left) }}
      components={{ b: <strong className={classes.clock} /> }}
    />
  );
}

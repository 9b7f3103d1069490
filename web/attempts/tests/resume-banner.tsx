import type { Test } from '@bac/contract/attempts/tests.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { clockTime } from '../../ui/format/clock-time.ts';
import { useTimeLeft } from '../../ui/format/use-time-left.ts';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './banner.module.css';

const fields = [
  'M0 172C80 120 150 96 240 76S400 40 520 66V172Z',
  'M70 172C150 132 230 112 310 100S440 74 520 96V172Z',
  'M130 172C220 146 290 132 370 124S470 108 520 120V172Z',
  'M210 172C290 158 370 148 430 146S490 140 520 146V172Z',
];

/** Decoration: terraces at dusk behind the banner. */
const BannerArt = () => (
  <svg
    className={classes.art}
    viewBox="0 0 520 172"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden
  >
    <g className={classes.sun} transform="translate(232 50)">
      <circle className={classes.beads} r="38" />
      <circle className={classes.halo} r="30" />
      <circle r="21" />
    </g>
    {fields.map((field) => (
      <path key={field} className={classes.field} d={field} />
    ))}
  </svg>
);

type Running = NonNullable<NonNullable<Test['progress']>['running']>;

interface Props {
  name: Test['name'];
  running: Running;
}

/** The attempt in progress, first on the page, because its clock may be running. */
export function ResumeBanner({ name, running }: Props) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { attempt, module, modules, answered } = running;
  return (
    <Row as="section" gap={20} className={classes.banner} aria-labelledby="resume-test">
      <BannerArt />
      <div className={classes.words}>
        <h2 id="resume-test" className={classes.title}>
          {t('resume.title', { test: name[language] })}
        </h2>
        <p className={classes.text}>
          <AssignmentStatus key={running.msLeft} running={running} />{' '}
          {t('resume.saved', { count: answered })}
        </p>
        {module !== null && modules > 1 && <ModuleSteps current={module} count={modules} />}
      </div>
      <Link className={classes.resume} to={`/test/screen?attempt=${attempt}`}>
        {t('resume.action')} <IconArrowRight size={18} aria-hidden />
      </Link>
    </Row>
  );
}

/** Counts down from the server's reply. Uses the wall clock, which also counts while the laptop sleeps. */
function AssignmentStatus({ running: { phase, msLeft, isPaused } }: { running: Running }) {
  const { t } = useTranslation('attempts/tests');
  const [mountedAt] = useState(Date.now);
  const isRunning = phase === 'module' && !isPaused;
  const left = useTimeLeft({
    deadline: mountedAt + (msLeft ?? 0),
    pausedAt: isRunning ? undefined : mountedAt,
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

interface ModuleStepsProps {
  /** The module that is open or next, counted from 1. */
  current: number;
  count: number;
}

function ModuleSteps({ current, count }: ModuleStepsProps) {
  const { t } = useTranslation('attempts/tests');
  return (
    <ol className={classes.steps} aria-label={t('resume.progress')}>
      {Array.from({ length: count }, (_, index) => index + 1).map((step) => (
        <li
          key={step}
          className={classes.step}
          data-state={step < current ? 'done' : step === current ? 'current' : 'later'}
          aria-current={step === current ? 'step' : undefined}
        >
          {t('resume.part', { part: step })}
          {step <= current && (
            <VisuallyHidden>{t(step < current ? 'resume.done' : 'resume.current')}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  );
}

import type { Test } from '@bac/contract/attempts/tests.ts';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { clockTime } from '../../../../ui/format/clock-time.ts';
import { useTimeLeft } from '../../../../ui/format/use-time-left.ts';
import classes from './other-clock.module.css';

type Running = NonNullable<NonNullable<Test['progress']>['running']>;

const left = ({ msLeft }: Running): number => msLeft ?? 0;

/** The test with an open module, other than this one, whose clock has the least time left. */
function findRunning(tests: readonly Test[], testId: string) {
  const running = tests.flatMap(({ id, name, progress }) =>
    id !== testId && progress?.running ? [{ name, running: progress.running }] : [],
  );
  return running
    .filter((each) => each.running.phase === 'module' && !each.running.isPaused)
    .filter((each) => left(each.running) > 0)
    .toSorted((one, other) => left(one.running) - left(other.running))[0];
}

/** Warns a student who starts a test while the clock of another one runs. Without a network nothing is known, so it says nothing. */
export function OtherClock({ testId }: { testId: string }) {
  const { data } = useQuery('GET /tests');
  const other = findRunning(data ?? [], testId);
  return (
    <div className={classes.place} aria-live="polite">
      {other && <Warning key={other.running.msLeft} name={other.name} running={other.running} />}
    </div>
  );
}

/** Counts down from the server's reply. */
function Warning({ name, running: { attempt, msLeft } }: { name: Test['name']; running: Running }) {
  const { t } = useTranslation('attempts/player/stages');
  const [language] = useLanguage();
  const [mountedAt] = useState(Date.now);
  const msNow = useTimeLeft({ deadline: mountedAt + (msLeft ?? 0), now: Date.now });
  if (msNow === 0) return null;
  const test = name[language];
  return (
    <section className={classes.warning} aria-labelledby="other-clock">
      <IconClock size={24} stroke={1.7} aria-hidden />
      <div>
        <h2 id="other-clock" className={classes.title}>
          {t('otherClock.title')}
        </h2>
        <p>
          {/* Read once; the seconds that follow are not. */}
          {t('otherClock.text', { test })}{' '}
          <span aria-live="off">{t('otherClock.left', { left: clockTime(msNow) })}</span>
        </p>
      </div>
      {/* A full load: this page holds another attempt. */}
      <LinkButton variant="default" to={`/test/screen?attempt=${attempt}`} isFullReload>
        {t('otherClock.resume')}
      </LinkButton>
    </section>
  );
}

import type { Plan } from '@bac/exam/attempt/plan.ts';
import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { clockTime } from '../../../../ui/format/clock-time.ts';
import { useTimeLeft } from '../../../../ui/format/use-time-left.ts';
import type { SaveState } from '../../player.ts';
import { sectionName } from '../../../../item/structure-name.ts';
import classes from './break-screen.module.css';
import { NightTerraces } from './night-terraces.tsx';
import { ModuleFacts } from '../module-facts.tsx';
import { SaveNote } from '../save-note.tsx';
import { useBell } from './use-bell.ts';
import { useModuleHeading } from '../use-module-heading.ts';

interface Props {
  testName: string;
  plan: Plan;
  /** The index in the plan of the module after the break. */
  next: number;
  endsAt: number;
  /** Returns the server's time. */
  now: () => number;
  saveState: SaveState;
  /** Called when the student ends the break early. At zero it is not called: the engine opens the module. */
  onEnd: () => void;
}

/** The break, which looks like night over the terraces in both themes. */
export function BreakScreen({ testName, plan, next, endsAt, now, saveState, onEnd }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const [language] = useLanguage();
  const heading = useModuleHeading();
  const nextId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const msLeft = useTimeLeft({ deadline: endsAt, now });
  const bell = useBell(msLeft);
  const planned = plan.modules[next];
  const section = planned ? sectionName(planned.section)[language] : '';
  const name = planned?.part === 1 ? t('break.title', { section }) : t('break.titleBetween');
  useDocumentTitle(t('documentTitle', { page: name }));
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const BellIcon = bell.isOn ? IconBell : IconBellOff;
  return (
    <div className={classes.night} data-mantine-color-scheme="dark">
      <NightTerraces />
      <header className={classes.bar}>
        <span className={classes.test}>{testName}</span>
        <SaveNote saveState={saveState} />
      </header>
      <div className={classes.content}>
        <div>
          <h1 ref={title} className={classes.title} tabIndex={-1}>
            {name}
          </h1>
          <p className={classes.clock} role="timer" aria-label={t('break.left')}>
            {clockTime(msLeft).padStart(5, '0')}
          </p>
          <p className={classes.advice}>
            {t('break.advice')} <br />
            {msLeft > 0 ? t('break.atZero', { section }) : t('break.opening', { section })}
          </p>
          <VisuallyHidden aria-live="polite">
            {msLeft > 0 && msLeft <= 60_000 ? t('break.oneMinute') : ''}
          </VisuallyHidden>
          <div className={classes.actions}>
            <button type="button" className={classes.start} onClick={onEnd}>
              {t('break.startNow', { section })}
            </button>
            <button
              type="button"
              className={classes.bell}
              aria-pressed={bell.isOn}
              onClick={bell.toggle}
            >
              <BellIcon size={20} aria-hidden /> {t('break.bell')}
            </button>
          </div>
        </div>
        {planned && (
          <section className={classes.next} aria-labelledby={nextId}>
            <p className={classes.eyebrow}>{t('break.next')}</p>
            <h2 id={nextId} className={classes.nextTitle}>
              {heading(plan, next)}
            </h2>
            <ModuleFacts planned={planned} />
            <p className={classes.note}>{t('break.close')}</p>
          </section>
        )}
      </div>
    </div>
  );
}

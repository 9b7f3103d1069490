import type { Test } from '@bac/contract/attempts/tests.ts';
import classes from './test-icon.module.css';

const steps = [1, 2, 3, 4, 5, 6];

/** The number at the end of “Full test 4”. */
const numberOf = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? steps.length);

/** Decoration: stairs that show the number of the form, a sun, or a symbol of the section. */
export function TestIcon({ test }: { test: Test }) {
  if (test.kind === 'full') {
    const reached = numberOf(test.name.en);
    return (
      <svg className={classes.icon} data-tone="indigo" viewBox="0 0 52 52" aria-hidden>
        {steps.map((step) => (
          <rect
            key={step}
            className={step <= reached ? classes.step : classes.stepToCome}
            x={4 + step * 6}
            y={40 - step * 4.6}
            width="4"
            height={step * 4.6}
            rx="1"
          />
        ))}
      </svg>
    );
  }
  if (test.kind === 'diagnostic') {
    return (
      <svg className={classes.icon} data-tone="turmeric" viewBox="0 0 52 52" aria-hidden>
        <circle className={classes.beads} cx="26" cy="26" r="13" />
        <circle className={classes.sun} cx="26" cy="26" r="7.5" />
      </svg>
    );
  }
  return test.sections[0] === 'math' ? (
    <svg className={classes.icon} data-tone="leaf" viewBox="0 0 52 52" aria-hidden>
      <path className={classes.line} d="M13 39c7 0 6-26 13-26s6 26 13 26" />
    </svg>
  ) : (
    <svg className={classes.icon} data-tone="lotus" viewBox="0 0 52 52" aria-hidden>
      <path className={classes.line} d="M13 17h22M13 26h14M13 35h20M33 27l7 8" />
    </svg>
  );
}

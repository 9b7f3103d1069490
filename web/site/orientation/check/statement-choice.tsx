import { degrees, type Degree } from '@bac/exam/orientation/answers.ts';
import type { StatementId } from '@bac/exam/orientation/statements.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './check.module.css';

interface Props {
  id: StatementId;
  value: Degree | undefined;
  onChoose: (degree: Degree, isByKey: boolean) => void;
}

/** One statement with the five degrees of liking it. They are radio buttons, so arrow keys and screen readers work. */
export function StatementChoice({ id, value, onChoose }: Props) {
  const { t } = useTranslation('site/orientation/check');

  function onKeyDown(event: KeyboardEvent): void {
    const degree = degrees.find((one) => String(one) === event.key);
    if (degree === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChoose(degree, true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the radio buttons in it take the keys
    <fieldset className={classes.statement} onKeyDown={onKeyDown}>
      <legend className={classes.words}>{t(`statements.${id}`)}</legend>
      <div className={classes.degrees}>
        {degrees.map((degree) => (
          <label key={degree} className={classes.degree}>
            <input
              type="radio"
              name={id}
              value={degree}
              checked={value === degree}
              onChange={() => onChoose(degree, false)}
            />
            <span className={classes.number} aria-hidden>
              {degree}
            </span>
            <span className={classes.name}>{t(`degrees.${degree}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CSSProperties } from 'react';
import { colorCount } from '../state/calculator-state.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import classes from './row-look.module.css';

/** A color of the calculator's palette, as a CSS variable. */
const ownColour = (colour: number): CSSProperties =>
  ({ '--own': `var(--curve-${colour})` }) as CSSProperties;

interface DotProps {
  number: number;
  kind: 'plot' | 'value' | 'empty';
  colour: number;
  isShown: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** The sign in the margin: a dot in the color of the plot, a ring for a value, and the number of the row. */
export function RowDot({ number, kind, colour, isShown, isOpen, onToggle }: DotProps) {
  const { t } = useTranslation('attempts/player/calculator');
  return (
    <>
      {kind === 'value' && <span className={classes.ring} />}
      {kind === 'plot' && (
        <PlainButton
          className={classes.dot}
          style={ownColour(colour)}
          data-hidden={!isShown || undefined}
          aria-label={t('look.label', { number })}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      )}
      <span className={classes.number}>{number}</span>
    </>
  );
}

interface LookProps {
  number: number;
  colour: number;
  isShown: boolean;
  onColour: (colour: number) => void;
  onShown: (isShown: boolean) => void;
}

/** The color and visibility of one entry. */
export function RowLook({ number, colour, isShown, onColour, onShown }: LookProps) {
  const { t } = useTranslation('attempts/player/calculator');
  return (
    <fieldset className={classes.look}>
      <VisuallyHidden component="legend">{t('look.label', { number })}</VisuallyHidden>
      <label className={classes.shown}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => onShown(target.checked)}
        />
        {t('look.shown')}
      </label>
      <span className={classes.palette}>
        {Array.from({ length: colorCount }, (_, i) => (
          <PlainButton
            key={i}
            className={classes.swatch}
            style={ownColour(i)}
            aria-pressed={i === colour}
            aria-label={t('look.colour', { number: i + 1 })}
            onClick={() => onColour(i)}
          />
        ))}
      </span>
    </fieldset>
  );
}

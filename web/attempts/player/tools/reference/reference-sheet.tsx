import { IconMath } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Formula } from '../../../../item/item-text/formula.tsx';
import { FloatingWindow } from '../window/floating-window.tsx';
import type { WindowState } from '../window/window-box.ts';
import { referenceDrawings, type ReferenceDrawing } from './reference-drawings.ts';
import classes from './reference.module.css';

/** The last state of the window, remembered until the page is left. */
let rememberedState: WindowState | undefined;

function useRememberedWindow() {
  const [state, setState] = useState<WindowState>(() => rememberedState ?? { size: 'normal' });
  useEffect(() => {
    rememberedState = state;
  }, [state]);
  return [state, setState] as const;
}

const facts = ['degrees', 'radians', 'angles'] as const;
/** Wide enough for two figures side by side. */
const minSize = { width: 320, height: 200 };

/** The formulas that the Math section provides, in a floating window. */
export function ReferenceSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempts/player/tools');
  const [state, setState] = useRememberedWindow();
  const title = t('reference.title');
  return (
    <FloatingWindow
      title={title}
      icon={IconMath}
      layer="reference"
      state={state}
      onState={setState}
      className={classes.place}
      minSize={minSize}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={title}>
        <div className={classes.sheet}>
          <ul className={classes.figures}>
            {referenceDrawings.map((drawing) => (
              <ReferenceFigure key={drawing.name} drawing={drawing} />
            ))}
          </ul>
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact}>{t(`reference.fact.${fact}`)}</li>
            ))}
          </ul>
        </div>
      </section>
    </FloatingWindow>
  );
}

/** A figure with its formulas beneath. */
function ReferenceFigure({ drawing }: { drawing: ReferenceDrawing }) {
  const { t } = useTranslation('attempts/player/tools');
  const { name, formulas, lines, dashes, labels } = drawing;
  return (
    <li className={classes.item}>
      <svg
        viewBox="0 0 140 106"
        className={classes.drawing}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing uses the colors of the page
        role="img"
        aria-label={t(`reference.figure.${name}`)}
      >
        {dashes && <path d={dashes} className={classes.dashes} />}
        <path d={lines} className={classes.lines} />
        {labels.map(([x, y, text]) => (
          <text key={`${x} ${y}`} x={x} y={y} className={classes.label}>
            {text}
          </text>
        ))}
      </svg>
      {formulas.map((formula) => (
        <div key={formula} className={classes.formula}>
          <Formula tex={formula} />
        </div>
      ))}
    </li>
  );
}

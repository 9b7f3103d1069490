import { IconMath } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../window/floating-window.tsx';
import { referenceDrawings } from './reference-drawings.ts';
import { ReferenceFigure } from './reference-figure.tsx';
import classes from './reference.module.css';
import { useKeptWindow } from './use-kept-window.ts';

const facts = ['degrees', 'radians', 'angles'] as const;
/** Two figures side by side. */
const least = { width: 320, height: 200 };

/** The formulas that the Math section gives, in a window of their own. */
export function ReferenceSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempts/player/tools');
  const [state, setState] = useKeptWindow();
  const title = t('reference.title');
  return (
    <FloatingWindow
      title={title}
      icon={IconMath}
      layer="reference"
      state={state}
      onState={setState}
      className={classes.place}
      least={least}
      closesOnEscape
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
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

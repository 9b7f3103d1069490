import { IconMath } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../window/floating-window.tsx';
import { referenceDrawings } from './reference-drawings.ts';
import { ReferenceFigure } from './reference-figure.tsx';
import classes from './reference.module.css';

const facts = ['degrees', 'radians', 'angles'] as const;
const initial = { left: 32, top: 96, width: 620, height: 560 };

/** The formulas that the Math section gives, in a window of their own. */
export function ReferenceSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempt/tools');
  return (
    <FloatingWindow
      name="reference"
      title={t('reference.title')}
      icon={IconMath}
      initial={initial}
      onClose={onClose}
    >
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
    </FloatingWindow>
  );
}

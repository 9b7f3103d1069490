import {
  IconAdjustmentsHorizontal,
  IconArrowsMaximize,
  IconHome,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../engine/curves/tile-grid.ts';
import { AxesPanel } from './axes-panel.tsx';
import classes from './graph.module.css';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { viewOf, type Size, type View } from './view.ts';

interface Props {
  area: () => Area;
  size: () => Size;
  onZoom: (factor: number) => void;
  onHome: () => void;
  onFit: () => void;
  onView: (view: View) => void;
}

/** Buttons in the corner of the graph that zoom without dragging or scrolling. */
export function GraphButtons({ area, size, onZoom, onHome, onFit, onView }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const [openArea, setOpenArea] = useState<Area>();
  return (
    <div className={classes.buttons}>
      <Button label={t('graph.zoomIn')} onClick={() => onZoom(1.4)}>
        <IconPlus size={18} aria-hidden />
      </Button>
      <Button label={t('graph.zoomOut')} onClick={() => onZoom(1 / 1.4)}>
        <IconMinus size={18} aria-hidden />
      </Button>
      <Button label={t('graph.home')} onClick={onHome}>
        <IconHome size={18} aria-hidden />
      </Button>
      <Button label={t('graph.fit')} onClick={onFit}>
        <IconArrowsMaximize size={18} aria-hidden />
      </Button>
      <Button
        label={t('graph.axes')}
        isOpen={openArea !== undefined}
        onClick={() => setOpenArea(openArea ? undefined : area())}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
      </Button>
      {openArea && (
        <AxesPanel
          area={openArea}
          onClose={() => setOpenArea(undefined)}
          onArea={(requested) => {
            const view = viewOf(requested, size());
            if (view) onView(view);
            return view !== undefined;
          }}
        />
      )}
    </div>
  );
}

interface ButtonProps {
  label: string;
  isOpen?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Button({ label, isOpen, onClick, children }: ButtonProps) {
  return (
    <PlainButton
      className={classes.button}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {children}
    </PlainButton>
  );
}

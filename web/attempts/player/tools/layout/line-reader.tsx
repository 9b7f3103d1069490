import { IconGripHorizontal, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { cssZoom } from '../window/css-zoom.ts';
import { useLayer } from '../window/layers.ts';
import classes from './line-reader.module.css';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { moveSlit, type Slit } from './slit.ts';

/** In pixels of the element that it covers. */
const initialSlit: Slit = { top: 90, height: 68 };

/**
 * Dims all but a few lines. It covers the nearest positioned ancestor and lets clicks through. The bar beneath the lines and the
 * arrow keys move it; with Shift the arrow keys show more or fewer lines.
 */
export function LineReader({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempts/player/tools');
  const layer = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const { zIndex, raiseProps } = useLayer('lineReader');
  useFocusReturn();
  useEffect(() => grip.current?.focus({ preventScroll: true }), []);
  const [slit, setSlit] = useState(initialSlit);
  const dragStart = useRef<{ y: number; slit: Slit; isEdge: boolean }>(undefined);

  const room = (): number => layer.current?.clientHeight ?? 0;
  const change = (from: Slit, delta: Partial<Slit>): void => setSlit(moveSlit(from, delta, room()));

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onClose();
    if (!step) return;
    event.preventDefault();
    const delta = step * (event.shiftKey ? 16 : 32);
    change(slit, event.shiftKey ? { height: delta } : { top: delta });
  };

  const grab = (isEdge: boolean) => (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragStart.current = { y: event.clientY, slit, isEdge };
  };
  const drag = (event: PointerEvent): void => {
    if (!dragStart.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { y, slit: from, isEdge } = dragStart.current;
    const delta = (event.clientY - y) / cssZoom(layer.current);
    change(from, isEdge ? { height: delta } : { top: delta });
  };

  return (
    <div ref={layer} className={classes.layer} style={{ zIndex }} {...raiseProps}>
      <div className={classes.dim} style={{ height: slit.top }} />
      <div className={classes.slit} style={{ height: slit.height }} />
      <div className={classes.bar}>
        <PlainButton
          ref={grip}
          className={classes.grip}
          aria-label={t('lineReader.move')}
          aria-describedby="line-reader-keys"
          title={t('lineReader.keys')}
          onKeyDown={onKeyDown}
          onPointerDown={grab(false)}
          onPointerMove={drag}
        >
          <IconGripHorizontal size={20} stroke={1.6} aria-hidden />
          {t('tool.lineReader')}
        </PlainButton>
        <span id="line-reader-keys" hidden>
          {t('lineReader.keys')}
        </span>
        <span
          className={classes.edge}
          title={t('lineReader.size')}
          onPointerDown={grab(true)}
          onPointerMove={drag}
        />
        <PlainButton className={classes.close} aria-label={t('lineReader.close')} onClick={onClose}>
          <IconX size={18} stroke={1.8} aria-hidden />
        </PlainButton>
      </div>
      <div className={`${classes.dim} ${classes.rest}`} />
    </div>
  );
}

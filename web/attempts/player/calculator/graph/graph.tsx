import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plot } from '../engine/curves/plot.ts';
import { pointsOfInterest, type Interest } from '../engine/curves/points-of-interest.ts';
import { graphKey } from './graph-keys.ts';
import { GraphPainter } from './graph-painter.ts';
import { GraphButtons } from './graph-buttons.tsx';
import classes from './graph.module.css';
import { nearestPoint } from './nearest-point.ts';
import type { Layer } from './scene.ts';
import { useGestures } from './use-gestures.ts';
import { coordinates, useTrace } from './use-trace.ts';
import { useView } from './use-view.ts';
import { areaOf, homeView, zoomed, type Size, type View } from './view.ts';
import { viewToFit } from './view-to-fit.ts';

interface Props {
  layers: Layer[];
  interests: Interest[];
  activeRow: number;
  /** The description of the entries for screen readers. */
  description: string;
  view: View;
  onView: (view: View) => void;
  onSize: (size: Size) => void;
  onRow: (row: number) => void;
}

export function Graph({
  layers,
  interests,
  activeRow,
  description,
  view,
  onView,
  onSize,
  onRow,
}: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<GraphPainter>(null);
  const initialView = useRef(view);
  const helpId = useId();
  const { current, change } = useView(painter, view, onView);
  const { mark, put, along, toCurve, toInterest, clear } = useTrace({
    layers,
    interests,
    activeRow,
    onRow,
  });

  useEffect(() => {
    const newPainter = new GraphPainter(canvas.current!, initialView.current);
    painter.current = newPainter;
    const fit = (): void => {
      newPainter.fit();
      onSize(newPainter.size);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(canvas.current!);
    return () => {
      observer.disconnect();
      newPainter.stop();
    };
  }, [onSize]);

  useEffect(() => {
    painter.current?.show({ layers, interests, activeRow, mark });
  }, [layers, interests, activeRow, mark]);

  const currentSize = (): Size => painter.current?.size ?? { width: 1, height: 1 };
  /** Of a line that is not active they are not known yet, and those of the active one may still be searched. */
  const interestsOf = (row: number): readonly Interest[] => {
    const plots = layers.reduce<Plot[]>((found, layer) => {
      found[layer.row] = layer.plot;
      return found;
    }, []);
    return pointsOfInterest(plots, row, areaOf(current.current, currentSize()));
  };
  const findNear = (
    place: { x: number; y: number },
    reach: number,
    candidates: Layer[],
    ...rest: [typeof interestsOf?]
  ) => {
    const { size } = painter.current!;
    const [px, py] = [place.x + size.width / 2, place.y + size.height / 2];
    return nearestPoint(
      painter.current!,
      current.current,
      candidates,
      interests,
      activeRow,
      px,
      py,
      reach,
      ...rest,
    );
  };
  const isActive = (layer: Layer): boolean => layer.row === activeRow;
  const gestures = useGestures(surface, {
    view: current,
    onView: change,
    onPress: (place, isTouch) =>
      findNear(place, isTouch ? 16 : 9, layers.filter(isActive)) !== undefined,
    onTrace: (place) => put(findNear(place, 400, layers.filter(isActive)), current.current),
    onTap: (place, isTouch) => {
      const found = findNear(place, isTouch ? 24 : 14, layers, interestsOf);
      if (found) put(found, current.current);
      else clear();
    },
  });

  function press(event: KeyboardEvent): void {
    const key = graphKey(event, current.current);
    // Without a traced point, Escape closes the window.
    if (!key || (key.kind === 'leave' && !mark)) return;
    event.preventDefault();
    if (key.kind === 'view') change(key.view);
    else if (key.kind === 'home') change(homeView);
    else if (key.kind === 'trace') along(key.direction, current.current);
    else if (key.kind === 'curve') toCurve(key.direction, current.current);
    else if (key.kind === 'interest') toInterest(key.direction, current.current);
    else clear();
  }

  const kind = interests.find((point) => point.x === mark?.x && point.y === mark.y)?.kind;
  const [x, y] = mark ? coordinates(mark, view) : ['', ''];
  return (
    <div className={classes.graph}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles pointers and keys */}
      <div
        ref={surface}
        className={classes.surface}
        role="application"
        aria-roledescription={t('graph.role')}
        aria-label={description}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles keys
        tabIndex={0}
        onKeyDown={press}
        {...gestures}
      >
        <canvas ref={canvas} className={classes.canvas} aria-hidden />
      </div>
      <p id={helpId} className={classes.help}>
        {t('graph.keys')}
      </p>
      <VisuallyHidden component="output">
        {mark
          ? t(kind ? 'graph.atNamed' : 'graph.at', { x, y, kind: kind ? t(`kind.${kind}`) : '' })
          : ''}
      </VisuallyHidden>
      <GraphButtons
        area={() => areaOf(current.current, currentSize())}
        size={currentSize}
        onZoom={(factor) => change(zoomed(current.current, factor))}
        onHome={() => change(homeView)}
        onFit={() => {
          const next = viewToFit(
            layers.map((layer) => layer.plot),
            interests,
            currentSize(),
          );
          if (next) change(next);
        }}
        onView={change}
      />
    </div>
  );
}

import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { FigureView } from '../../../../item/figure/figure-view.tsx';
import { drawableFigure } from './drawable.ts';
import type { DraftFigure } from './figure-parts.ts';
import classes from './figures.module.css';

interface GuardProps {
  /** The drawing is tried again when this changes. */
  resetKey: object;
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary: a figure that can't be drawn must not break the page. */
class DrawingGuard extends Component<GuardProps, { broken?: object }> {
  override state: { broken?: object } = {};

  override componentDidCatch(): void {
    this.setState({ broken: this.props.resetKey });
  }

  static getDerivedStateFromError(): object {
    return {};
  }

  override render(): ReactNode {
    return this.state.broken === this.props.resetKey ? this.props.fallback : this.props.children;
  }
}

/** The figure as a student would see it, or a note that it can't be drawn yet. */
export function FigurePreview({ figure }: { figure: DraftFigure }) {
  const { t } = useTranslation('bank/console/items');
  const drawable = drawableFigure(figure);
  const fallback = <Muted size="xs">{t('figure.undrawable')}</Muted>;
  return (
    <Stack gap={8} className={classes.look}>
      <Muted size="xs">{t('figure.look')}</Muted>
      {drawable ? (
        <DrawingGuard resetKey={figure} fallback={fallback}>
          <FigureView figure={drawable} />
        </DrawingGuard>
      ) : (
        fallback
      )}
    </Stack>
  );
}

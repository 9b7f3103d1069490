import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { FigureView } from '../../../../item/figure/figure-view.tsx';
import { drawableFigure } from './drawable.ts';
import type { DraftFigure } from './figure-parts.ts';
import classes from './figures.module.css';

interface GuardProps {
  /** Tries again when this is another one. */
  of: object;
  instead: ReactNode;
  children: ReactNode;
}

/** Whatever somebody writes into a figure, the page stays. */
class DrawingGuard extends Component<GuardProps, { broken?: object }> {
  override state: { broken?: object } = {};

  override componentDidCatch(): void {
    this.setState({ broken: this.props.of });
  }

  static getDerivedStateFromError(): object {
    return {};
  }

  override render(): ReactNode {
    return this.state.broken === this.props.of ? this.props.instead : this.props.children;
  }
}

/** The figure as a student would see it, or what keeps it from being drawn. */
export function FigureLook({ figure }: { figure: DraftFigure }) {
  const { t } = useTranslation('bank/console/items');
  const drawable = drawableFigure(figure);
  const instead = <Muted size="xs">{t('figure.undrawable')}</Muted>;
  return (
    <Stack gap={8} className={classes.look}>
      <Muted size="xs">{t('figure.look')}</Muted>
      {drawable ? (
        <DrawingGuard of={figure} instead={instead}>
          <FigureView figure={drawable} />
        </DrawingGuard>
      ) : (
        instead
      )}
    </Stack>
  );
}

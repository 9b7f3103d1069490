import { themes, type Theme } from '@bac/exam/orientation/themes.ts';
import { HiddenText } from '../../ui/layout/hidden-text.tsx';
import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { HexagonDrawing, type Side } from '../../ui/charts/hexagon-drawing.tsx';
import { HexagonTable } from '../../ui/charts/hexagon-table.tsx';

interface Props {
  /** Out of `max`. */
  scores: Record<Theme, number>;
  max: number;
  /** Drawn in lotus: the strongest. */
  top: readonly Theme[];
  /** The shape in one sentence, for those who cannot see it; the table of the same numbers follows it. */
  summary: string;
}

/** Until the box has been measured, and where nothing can be. */
const usualWidth = 480;

/** The six interest themes around a centre. Needs the words of `ui/interests`. */
export function InterestHexagon({ scores, max, top, summary }: Props) {
  const { t } = useTranslation(['site/interests', 'ui']);
  const { ref, width } = useElementSize();
  const sides: Side[] = themes.map((theme) => ({
    label: t(`themes.${theme}`),
    value: scores[theme],
    isTop: top.includes(theme),
  }));
  const outOf = ({ value }: Side): string => t('ui:chart.outOf', { value, max });
  return (
    <div ref={ref}>
      <HexagonDrawing
        width={width || usualWidth}
        summary={summary}
        sides={sides}
        max={max}
        format={outOf}
      />
      <HiddenText>
        <HexagonTable sides={sides} format={outOf} />
      </HiddenText>
    </div>
  );
}

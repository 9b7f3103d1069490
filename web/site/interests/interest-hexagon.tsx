import { themes, type Theme } from '@bac/exam/orientation/themes.ts';
import { HiddenText } from '../../ui/layout/hidden-text.tsx';
import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { HexagonDrawing, type Side } from '../../ui/charts/hexagon-drawing.tsx';
import { HexagonTable } from '../../ui/charts/hexagon-table.tsx';

interface Props {
  /** Between 0 and `max`. */
  scores: Record<Theme, number>;
  max: number;
  /** The strongest themes, drawn in lotus. */
  top: readonly Theme[];
  /** The shape in one sentence for screen readers, followed by a table of the numbers. */
  summary: string;
}

/** The width until the box has been measured, and where it cannot be measured. */
const defaultWidth = 480;

/** The six interest themes around a center. Needs the messages of `site/interests`. */
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
        width={width || defaultWidth}
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

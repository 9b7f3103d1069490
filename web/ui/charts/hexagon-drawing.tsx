import classes from './chart.module.css';
import { Drawing } from './drawing.tsx';
import { hexagonCorner, widestText, type Point } from './scale.ts';

export interface Side {
  label: string;
  value: number;
  /** One of the strongest: the dot is larger and has the lotus color. */
  isTop?: boolean;
}

interface Props {
  width: number;
  summary: string;
  sides: Side[];
  max: number;
  format: (side: Side) => string;
}

const rings = [0.25, 0.5, 0.75, 1];
const minRadius = 56;
const maxRadius = 132;
const nameSize = 14;
const labelHeight = 44;

export function HexagonDrawing({ width, summary, sides, max, format }: Props) {
  const names = sides.map(({ label }) => label);
  // The corners at the sides are at sin 60° of the radius, with their labels beyond them.
  const roomForRadius = (width / 2 - widestText(names, nameSize) - 14) / Math.sin(Math.PI / 3);
  const radius = Math.min(maxRadius, Math.max(minRadius, roomForRadius));
  const height = 2 * (radius + labelHeight);
  const center = { x: width / 2, y: height / 2 };
  const cornersAt = (share: number): Point[] =>
    sides.map((_, index) => hexagonCorner(index, radius * share, center));
  const corners = cornersAt(1);
  const valuePoints = sides.map(({ value }, index) =>
    hexagonCorner(index, (radius * value) / max, center),
  );

  return (
    <Drawing className={classes.chart} viewBox={`0 0 ${width} ${height}`} summary={summary}>
      {rings.map((ring) => (
        <polygon key={ring} className={classes.ring} points={outline(cornersAt(ring))} />
      ))}
      {corners.map(({ x, y }, index) => (
        <line
          key={names[index]}
          className={classes.ring}
          x1={center.x}
          y1={center.y}
          x2={x}
          y2={y}
        />
      ))}
      <polygon className={classes.shape} points={outline(valuePoints)} />
      {sides.map((side, index) => (
        <g key={side.label}>
          <circle
            className={side.isTop ? classes.topDot : classes.dot}
            cx={valuePoints[index]!.x}
            cy={valuePoints[index]!.y}
            r={side.isTop ? 6 : 4.5}
          />
          <HexagonLabel
            index={index}
            end={corners[index]!}
            label={side.label}
            value={format(side)}
          />
        </g>
      ))}
    </Drawing>
  );
}

const outline = (points: Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

interface HexagonLabelProps {
  index: number;
  end: Point;
  label: string;
  value: string;
}

/** A label above the top corner, below the bottom one, or outward from those at the sides. */
function HexagonLabel({ index, end, label, value }: HexagonLabelProps) {
  const side = [0, 1, 1, 0, -1, -1][index] ?? 0;
  const drop = side !== 0 ? 0 : index === 0 ? -26 : 20;
  const textAnchor = (['end', 'middle', 'start'] as const)[side + 1];
  const position = { x: end.x + side * 10, textAnchor };
  return (
    <>
      <text className={classes.sideName} {...position} y={end.y + drop}>
        {label}
      </text>
      <text className={classes.sideValue} {...position} y={end.y + drop + 17}>
        {value}
      </text>
    </>
  );
}

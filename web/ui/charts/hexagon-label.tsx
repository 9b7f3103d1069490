import classes from './chart.module.css';
import type { Point } from './scale.ts';

interface Props {
  index: number;
  end: Point;
  label: string;
  value: string;
}

/** Above the top corner, below the bottom one, and outward from those at the sides. */
export function HexagonLabel({ index, end, label, value }: Props) {
  const side = [0, 1, 1, 0, -1, -1][index] ?? 0;
  const drop = side !== 0 ? 0 : index === 0 ? -26 : 20;
  const textAnchor = (['end', 'middle', 'start'] as const)[side + 1];
  const place = { x: end.x + side * 10, textAnchor };
  return (
    <>
      <text className={classes.sideName} {...place} y={end.y + drop}>
        {label}
      </text>
      <text className={classes.sideValue} {...place} y={end.y + drop + 17}>
        {value}
      </text>
    </>
  );
}

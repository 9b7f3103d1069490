import { useEffect, useState } from 'react';
import { Drawing } from '../../../../ui/charts/drawing.tsx';
import classes from './two-step.module.css';

/** Modules of white around it, without which readers do not find it. */
const quietZone = 4;

interface Props {
  text: string;
  label: string;
}

const darkSquares = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');

/** Black on white in either theme: many readers know nothing else. */
export function QrCode({ text, label }: Props) {
  const [rows, setRows] = useState<boolean[][]>();
  useEffect(() => {
    // Where its code can't come, the secret beside it does as well.
    import('uqr')
      .then(({ encode }) => setRows(encode(text, { border: quietZone }).data))
      .catch(() => {});
  }, [text]);
  if (!rows) return <div className={classes.code} />;
  return (
    <Drawing
      summary={label}
      className={classes.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={darkSquares(rows)} fill="#000" />
    </Drawing>
  );
}

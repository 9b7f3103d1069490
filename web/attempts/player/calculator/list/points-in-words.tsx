import { useTranslation } from 'react-i18next';
import { formatCoordinate } from '../engine/format-number.ts';
import type { Interest, InterestKind } from '../engine/curves/points-of-interest.ts';
import classes from './points-in-words.module.css';

interface Props {
  interests: Interest[];
  /** Sizes of a pixel: how exact the words must be. */
  unitX: number;
  unitY: number;
}

const order: InterestKind[] = [
  'solution',
  'vertex',
  'minimum',
  'maximum',
  'xIntercept',
  'yIntercept',
  'intersection',
];
const most = 8;

/** What the circles on the graph say, one line for each kind. */
export function PointsInWords({ interests, unitX, unitY }: Props) {
  const { t, i18n } = useTranslation('attempts/player/calculator');
  const lines = order.flatMap((kind) => {
    const found = interests.filter((one) => one.kind === kind);
    const rows =
      kind === 'intersection' ? [...new Set(found.map((one) => one.meets))] : [undefined];
    return rows.flatMap((meets) => {
      const all = found.filter((one) => meets === undefined || one.meets === meets);
      return all.length > 0 ? [{ kind, meets, all }] : [];
    });
  });
  if (lines.length === 0) return null;

  function value(kind: InterestKind, { x, y }: Interest): string {
    const [across, up] = [formatCoordinate(x, unitX), formatCoordinate(y, unitY)];
    if (kind === 'xIntercept') return across;
    if (kind === 'yIntercept') return up;
    if (kind === 'solution') return x === 0 && y !== 0 ? `y = ${up}` : `x = ${across}`;
    // A pair stays on one line.
    return `(${across},\u00a0${up})`;
  }

  /** "2.177 and 4.823", in the words of the page but with decimal points. */
  const joined = (texts: string[]): string =>
    new Intl.ListFormat(i18n.resolvedLanguage ?? 'en', { type: 'conjunction' }).format(texts);

  return (
    <ul className={classes.points}>
      {lines.map(({ kind, meets, all }) => {
        const texts = all.slice(0, most).map((one) => value(kind, one));
        const list = joined(texts) + (all.length > most ? ' …' : '');
        return (
          <li key={`${kind} ${meets}`}>
            {t(`points.${kind as Exclude<InterestKind, 'point'>}`, { list, row: (meets ?? 0) + 1 })}
          </li>
        );
      })}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { formatCoordinate } from '../engine/format-number.ts';
import type { Interest, InterestKind } from '../engine/curves/points-of-interest.ts';
import classes from './points-in-words.module.css';

interface Props {
  interests: Interest[];
  /** The size of a pixel, which determines the number of decimal places. */
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
const maxPoints = 8;

/** The points of interest as text, one line for each kind. */
export function PointsInWords({ interests, unitX, unitY }: Props) {
  const { t, i18n } = useTranslation('attempts/player/calculator');
  const lines = order.flatMap((kind) => {
    const found = interests.filter((interest) => interest.kind === kind);
    const rows =
      kind === 'intersection' ? [...new Set(found.map((interest) => interest.meets))] : [undefined];
    return rows.flatMap((meets) => {
      const all = found.filter((interest) => meets === undefined || interest.meets === meets);
      return all.length > 0 ? [{ kind, meets, all }] : [];
    });
  });
  if (lines.length === 0) return null;

  function value(kind: InterestKind, { x, y }: Interest): string {
    const [across, up] = [formatCoordinate(x, unitX), formatCoordinate(y, unitY)];
    if (kind === 'xIntercept') return across;
    if (kind === 'yIntercept') return up;
    if (kind === 'solution') return x === 0 && y !== 0 ? `y = ${up}` : `x = ${across}`;
    // The no-break space keeps a pair on one line.
    return `(${across},\u00a0${up})`;
  }

  /** A list such as "2.177 and 4.823", in the language of the page but with decimal points. */
  const joinTexts = (texts: string[]): string =>
    new Intl.ListFormat(i18n.resolvedLanguage ?? 'en', { type: 'conjunction' }).format(texts);

  return (
    <ul className={classes.points}>
      {lines.map(({ kind, meets, all }) => {
        const texts = all.slice(0, maxPoints).map((interest) => value(kind, interest));
        const list = joinTexts(texts) + (all.length > maxPoints ? ' …' : '');
        return (
          <li key={`${kind} ${meets}`}>
            {t(`points.${kind as Exclude<InterestKind, 'point'>}`, { list, row: (meets ?? 0) + 1 })}
          </li>
        );
      })}
    </ul>
  );
}

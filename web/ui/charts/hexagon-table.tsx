import { useTranslation } from 'react-i18next';
import type { Side } from './hexagon-drawing.tsx';

interface Props {
  sides: Side[];
  format: (side: Side) => string;
}

/** The numbers of an interest hexagon as a table, for screen readers. */
export function HexagonTable({ sides, format }: Props) {
  const { t } = useTranslation('site/interests');
  return (
    <table>
      <caption>{t('chart')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('theme')}</th>
          <th scope="col">{t('score')}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side.label}>
            <th scope="row">{side.label}</th>
            <td>{format(side)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

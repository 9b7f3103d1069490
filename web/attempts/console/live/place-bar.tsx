import type { Live } from '@bac/contract/attempts/attempts-admin.ts';
import type { TestStage } from '@bac/contract/attempts/test-stages.ts';
import { useTranslation } from 'react-i18next';
import { usePlaceName } from '../use-place-name.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './live.module.css';

interface Props {
  places: Live['places'];
  chosen: TestStage | undefined;
  onChoose: (place: TestStage | undefined) => void;
}

/** The places in the test, each as wide as its number of students. Pressing a place filters by it. */
export function PlaceBar({ places, chosen, onChoose }: Props) {
  const { t } = useTranslation('attempts/console');
  const { place: nameOf } = usePlaceName();
  const visible = places.filter(({ place, people }) => people > 0 || place === chosen);
  if (visible.length === 0) return null;
  return (
    <Row as="fieldset" gap={4} align="stretch" aria-label={t('live.places')}>
      {visible.map(({ place, people }) => (
        <PlainButton
          key={place}
          className={classes.place}
          data-place={place}
          aria-pressed={place === chosen}
          style={{ flexGrow: Math.max(1, people) }}
          onClick={() => onChoose(place === chosen ? undefined : place)}
        >
          <span>{nameOf(place)}</span>
          <strong>{people}</strong>
        </PlainButton>
      ))}
    </Row>
  );
}

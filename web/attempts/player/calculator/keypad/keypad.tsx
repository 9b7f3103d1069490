import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { functionKeys, letterKeys, mainKeys, type Key } from './keys.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import classes from './keypad.module.css';

interface Props {
  onKey: (key: Key) => void;
}

const pads = { numbers: mainKeys, functions: functionKeys, letters: letterKeys };

/** The on-screen keypad. Pressing a key leaves the focus in the field. */
export function Keypad({ onKey }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const [pad, setPad] = useState<keyof typeof pads>('numbers');

  function press(key: Key): void {
    if (key.action === 'numbers' || key.action === 'functions' || key.action === 'letters') {
      setPad(key.action);
    } else onKey(key);
  }

  return (
    <fieldset className={classes.keypad} data-pad={pad} aria-label={t('keypad.label')}>
      {pads[pad].map((key, i) => (
        <PlainButton
          // oxlint-disable-next-line react/no-array-index-key -- keys never change places
          key={i}
          className={classes.key}
          data-look={key.look}
          aria-label={key.name && t(`key.${key.name}`)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {key.face}
        </PlainButton>
      ))}
    </fieldset>
  );
}

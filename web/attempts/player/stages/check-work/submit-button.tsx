import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/buttons/button.tsx';

interface Props {
  /** The number of the module in its section. */
  moduleNumber: number;
  /** No module follows. */
  isLast: boolean;
  onSubmit: () => void;
}

/** A phone, upright or on its side. */
const smallScreen = '(max-width: 48em), (max-height: 36em)';

/** Submits the module. On a phone it takes the place of Next in the bottom bar, because the page is longer than the screen. */
export function SubmitButton({ moduleNumber, isLast, onSubmit }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const isSmall = useMediaQuery(smallScreen, undefined, { getInitialValueInEffect: false });
  // The bar is there before this page opens, and as long as it.
  const [bar] = useState(() => document.querySelector('[data-steps]'));
  const name = isLast ? t('check.submitLast') : t('check.submit', { part: moduleNumber });
  if (!isSmall || !bar) {
    return (
      <Button size="lg" onClick={onSubmit}>
        {name}
      </Button>
    );
  }
  return createPortal(
    <Button isRound size="md" aria-label={name} onClick={onSubmit}>
      {t('submitDialog.confirm')}
    </Button>,
    bar,
  );
}

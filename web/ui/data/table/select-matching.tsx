import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import classes from './table-strip.module.css';

interface Props {
  /** How many there are. */
  total: number;
  /** How many may be acted on at once. */
  most: number;
  onSelect: () => Promise<void>;
}

/** Beyond the page: all that the filters leave, or as many of them as may be acted on at once. */
export function SelectMatching({ total, most, onSelect }: Props) {
  const { t } = useTranslation('ui/data/table');
  const { number } = useFormat();
  const [isBusy, setBusy] = useState(false);

  async function select(): Promise<void> {
    setBusy(true);
    // A failure is told by a toast; what is selected stays selected.
    await onSelect().catch(() => undefined);
    setBusy(false);
  }

  return (
    <button
      type="button"
      className={classes.matching}
      disabled={isBusy}
      onClick={() => void select()}
    >
      {total > most
        ? t('selectFirst', { most: number(most), shown: number(total) })
        : t('selectMatching', { shown: number(total) })}
    </button>
  );
}

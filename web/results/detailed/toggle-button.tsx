import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { numberedModuleName } from '../module-name.ts';
import { panelId } from './panel-id.ts';
import type { DetailRow } from './list/rows.ts';
import classes from './toggle-button.module.css';

interface Props {
  row: DetailRow;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** Covers its whole row, so that a press anywhere in the row toggles it. */
export function ToggleButton({ row, isOpen, onToggle }: Props) {
  const { t } = useTranslation('results/detailed');
  const [language] = useLanguage();
  return (
    <PlainButton
      className={classes.toggle!}
      aria-label={t('name', { number: row.number, module: numberedModuleName(row, language) })}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': panelId(row.id) })}
      onClick={() => onToggle(row.id)}
    >
      <IconChevronDown size={20} stroke={1.7} aria-hidden />
    </PlainButton>
  );
}

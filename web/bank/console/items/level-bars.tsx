import { difficulties, type Difficulty } from '@bac/exam/item/difficulties.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './bank.module.css';

/** Easy, medium or hard as one, two or three bars. */
export function LevelBars({ level }: { level: Difficulty }) {
  const { t } = useTranslation('bank/console/items');
  const label = t(`difficulty.${level}`);
  const reached = difficulties.indexOf(level);
  return (
    <span className={classes.level} title={label}>
      {difficulties.map((one, index) => (
        <i key={one} data-on={index <= reached || undefined} aria-hidden />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

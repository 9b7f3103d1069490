import '../../../../item/item-text/lora.css';
import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './list.module.css';

/** Code, version and what it asks, in one cell. A missing language is said beside the code. */
export function QuestionCell({ card }: { card: ItemCard }) {
  const { t } = useTranslation('bank/console/items');
  const { id, version, gaps, flags, summary } = card;
  const flagged = flags.map((flag) => t(`flag.${flag}`)).join(', ');
  return (
    <span className={classes.item}>
      <span className={classes.code}>
        <strong>{id}</strong>
        <small>{version === 0 ? t('list.firstDraft') : t('list.version', { version })}</small>
        {flags.length > 0 && (
          <span className={classes.flag} title={flagged}>
            <IconFlagFilled size={14} aria-hidden />
            <VisuallyHidden>{flagged}</VisuallyHidden>
          </span>
        )}
        {gaps > 0 && <span className={classes.gap}>{t('list.gap', { count: gaps })}</span>}
      </span>
      <span className={classes.stem} lang="en">
        {summary || t('list.noStem')}
      </span>
    </span>
  );
}

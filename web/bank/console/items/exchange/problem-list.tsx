import type { ImportedItem } from '@bac/contract/bank/exchange.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import classes from './exchange.module.css';

interface Props {
  problems: ImportedItem['problems'];
  /** It stays out because of them; otherwise it comes in, and they are for its author to mend. */
  isInTheWay: boolean;
}

const fewest = 3;

export function ProblemList({ problems, isInTheWay }: Props) {
  const { t } = useTranslation('bank/console/items/exchange');
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return null;
  const shown = isOpen ? problems : problems.slice(0, fewest);
  const left = problems.length - shown.length;
  return (
    <div className={classes.problems}>
      {!isInTheWay && <span className={classes.muted}>{t('report.toMend')}</span>}
      <ul className={classes.list}>
        {shown.map(({ rule, line, message }, place) => (
          <li key={`${rule} ${line} ${place}`}>{message[language]}</li>
        ))}
      </ul>
      {left > 0 && (
        <PlainButton className={classes.open} onClick={() => setOpen(true)}>
          {t('report.moreProblems', { count: left })}
        </PlainButton>
      )}
    </div>
  );
}

import { IconBraces } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './canned.module.css';
import { variables, type Variable } from './variables.ts';

/** What can be left open, to be filled in for each ticket. */
export function VariableButtons({ onInsert }: { onInsert: (variable: Variable) => void }) {
  const { t } = useTranslation('tickets/console/canned');
  return (
    <div className={classes.variables} role="toolbar" aria-label={t('insert')}>
      <span className={classes.variablesLabel} aria-hidden>
        <IconBraces size={16} /> {t('insert')}
      </span>
      {variables.map((name) => (
        <PlainButton
          key={name}
          className={classes.variable ?? ''}
          // The cursor stays where it is in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {t(`variable.${name}`)}
        </PlainButton>
      ))}
    </div>
  );
}

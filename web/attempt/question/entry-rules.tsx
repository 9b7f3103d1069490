import { Trans, useTranslation } from 'react-i18next';
import classes from './entered-field.module.css';

const rules = ['decimal', 'mixed', 'long'] as const;
/** What is to be typed, as it is typed. */
const components = { entry: <code /> };

export function EntryRules({ id }: { id: string }) {
  const { t } = useTranslation('attempt/question');
  return (
    <ul id={id} className={classes.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          <Trans t={t} i18nKey={`entry.rule.${rule}`} components={components} />
        </li>
      ))}
    </ul>
  );
}

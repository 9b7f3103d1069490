import { useTranslation } from 'react-i18next';
import classes from './entered-field.module.css';

const rules = ['decimal', 'mixed', 'long'] as const;

/** What is to be typed stands between tags, and every second piece is one: far less code than a parser of them. */
const pieces = (rule: string): string[] => rule.split(/<\/?entry>/);

export function EntryRules({ id }: { id: string }) {
  const { t } = useTranslation('attempts/player/question');
  return (
    <ul id={id} className={classes.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          {pieces(t(`entry.rule.${rule}`)).map((piece, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- a rule never changes its order
            index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
          )}
        </li>
      ))}
    </ul>
  );
}

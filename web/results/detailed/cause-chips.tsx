import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './mistake.module.css';

interface Props {
  /** The id of the question that the chips answer. */
  labelledBy: string;
  cause: MistakeCause | null;
  /** Probable from behavior; marked as such until the student has said something. */
  suggested: MistakeCause | null;
  onChoose: (cause: MistakeCause) => void;
}

export function CauseChips({ labelledBy, cause, suggested, onChoose }: Props) {
  const { t } = useTranslation('results/detailed');
  const { t: words } = useTranslation('item/question-words');
  const name = useId();
  return (
    <div className={classes.causes} role="radiogroup" aria-labelledby={labelledBy}>
      {mistakeCauses.map((each) => (
        <label
          key={each}
          className={classes.cause}
          data-suggested={(cause === null && each === suggested) || undefined}
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === cause}
            onChange={() => onChoose(each)}
          />
          {each === cause && <IconCheck size={16} aria-hidden />}
          {words(`cause.${each}`)}
          {cause === null && each === suggested && (
            <span className={classes.suggested}> ({t('mistake.suggested')})</span>
          )}
        </label>
      ))}
    </div>
  );
}

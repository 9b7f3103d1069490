import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { partName } from '../../module-name.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { AnswerSign } from '../answer-sign.tsx';
import classes from './cards.module.css';
import { DifficultySteps } from '../difficulty-steps.tsx';
import { MarkedSign } from '../marked-sign.tsx';
import { OpenedQuestion } from '../question/opened-question.tsx';
import { panelId } from '../panel-id.ts';
import { ResultSign } from '../result-sign.tsx';
import type { RowsProps } from './rows-props.ts';
import type { DetailRow } from './rows.ts';
import { TimeUsed } from '../time-used.tsx';
import { ToggleButton } from '../toggle-button.tsx';

/** The rows where there is no room for columns: each says what its figures are. */
export function QuestionCards({ attempt, rows, open, onToggle }: RowsProps) {
  const { t } = useTranslation('results/detailed');
  return (
    <ol className={classes.cards} aria-label={t('table')}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card} data-open={row.id === open || undefined}>
          <div id={row.id} className={classes.head}>
            <Facts row={row} />
            {onToggle && (
              <span className={classes.toggle}>
                <ToggleButton row={row} isOpen={row.id === open} onToggle={onToggle} />
              </span>
            )}
          </div>
          {row.id === open && (
            <div id={panelId(row.id)} className={classes.opened}>
              <OpenedQuestion attempt={attempt} row={row} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Facts({ row }: { row: DetailRow }) {
  const { t } = useTranslation('results/detailed');
  const [language] = useLanguage();
  return (
    <div className={classes.facts}>
      <p className={classes.line}>
        <span className={classes.number}>{row.number}</span>
        <span className={classes.module}>{partName(row, language)}</span>
        <MarkedSign isMarked={row.isMarked} />
      </p>
      <p className={classes.skill}>{skillName(row.skill)[language]}</p>
      <p className={classes.topic}>{row.topic[language]}</p>
      <p className={classes.line}>
        <ResultSign result={row.result} />
        <DifficultySteps difficulty={row.difficulty} />
        <span>
          <TimeUsed ms={row.ms} isSlow={row.isSlow} />
        </span>
      </p>
      <dl className={classes.answers}>
        <div>
          <dt>{t('column.answer')}</dt>
          <dd>
            <AnswerSign kind={row.result} answer={row.answer} />
          </dd>
        </div>
        <div>
          <dt>{t('column.key')}</dt>
          <dd>
            <AnswerSign kind="key" answer={row.keys[0] ?? null} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

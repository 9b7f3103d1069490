import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { numberedModuleName } from '../../module-name.ts';
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

/** The rows as cards, for screens too narrow for columns; each figure has its own label. */
export function QuestionCards({ opened, rows, open, onToggle }: RowsProps) {
  const { t } = useTranslation('results/detailed');
  return (
    <Stack as="ol" gap={10} aria-label={t('table')}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card} data-open={row.id === open || undefined}>
          <Row id={row.id} isOneLine gap={12} className={classes.head}>
            <Facts row={row} />
            {onToggle && <ToggleButton row={row} isOpen={row.id === open} onToggle={onToggle} />}
          </Row>
          {row.id === open && (
            <div id={panelId(row.id)} className={classes.opened}>
              <OpenedQuestion row={row} {...opened} />
            </div>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Facts({ row }: { row: DetailRow }) {
  const { t } = useTranslation('results/detailed');
  const [language] = useLanguage();
  return (
    <Stack gap={4} className={classes.facts}>
      <Row as="p" gap={2} className={classes.line}>
        <span className={classes.number}>{row.number}</span>
        <Muted as="span" size="md" className={classes.module}>
          {numberedModuleName(row, language)}
        </Muted>
        <MarkedSign isMarked={row.isMarked} />
      </Row>
      <p className={classes.skill}>{skillName(row.skill)[language]}</p>
      <Muted size="md">{row.topic[language]}</Muted>
      <Row as="p" gap={2} className={classes.line}>
        <ResultSign result={row.result} />
        <DifficultySteps difficulty={row.difficulty} />
        <span>
          <TimeUsed ms={row.ms} isSlow={row.isSlow} />
        </span>
      </Row>
      <Row as="dl" gap={6} className={classes.answers}>
        <Row isOneLine>
          <Muted as="dt" size="md">
            {t('column.answer')}
          </Muted>
          <dd>
            <AnswerSign kind={row.result} answer={row.answer} />
          </dd>
        </Row>
        <Row isOneLine>
          <Muted as="dt" size="md">
            {t('column.key')}
          </Muted>
          <dd>
            <AnswerSign kind="key" answer={row.keys[0] ?? null} />
          </dd>
        </Row>
      </Row>
    </Stack>
  );
}

import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { numberedModuleName } from '../../module-name.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { AnswerSign } from '../answer-sign.tsx';
import { DifficultySteps } from '../difficulty-steps.tsx';
import { MarkedSign } from '../marked-sign.tsx';
import { OpenedQuestion } from '../question/opened-question.tsx';
import { panelId } from '../panel-id.ts';
import { ResultSign } from '../result-sign.tsx';
import type { OpenedProps } from './rows-props.ts';
import type { DetailRow } from './rows.ts';
import { columns } from './sort-rows.ts';
import classes from './table.module.css';
import { TimeUsed } from '../time-used.tsx';
import { ToggleButton } from '../toggle-button.tsx';

interface Props {
  opened: OpenedProps;
  row: DetailRow;
  isOpen: boolean;
  onToggle?: (id: string) => void;
}

/** A row of the table and, while it is open, a second row with the question itself. */
export function QuestionRow({ opened, row, isOpen, onToggle }: Props) {
  const [language] = useLanguage();
  return (
    <>
      <tr id={row.id} className={classes.row} data-open={isOpen || undefined}>
        <th scope="row" data-column="number">
          <Row as="span" isOneLine align="baseline" gap={10}>
            <span className={classes.number}>{row.number}</span>
            <Muted as="span" size="md">
              {numberedModuleName(row, language)}
            </Muted>
            <MarkedSign isMarked={row.isMarked} />
          </Row>
        </th>
        <td>
          <ResultSign result={row.result} />
        </td>
        <td>{skillName(row.skill)[language]}</td>
        <td className={classes.topic}>{row.topic[language]}</td>
        <td>
          <DifficultySteps difficulty={row.difficulty} />
        </td>
        <td data-column="answer">
          <AnswerSign kind={row.result} answer={row.answer} />
        </td>
        <td data-column="key">
          <AnswerSign kind="key" answer={row.keys[0] ?? null} />
        </td>
        <td data-column="time">
          <TimeUsed ms={row.ms} isSlow={row.isSlow} />
        </td>
        {onToggle && (
          <td data-column="toggle">
            <ToggleButton row={row} isOpen={isOpen} onToggle={onToggle} />
          </td>
        )}
      </tr>
      {isOpen && (
        <tr className={classes.opened}>
          <td id={panelId(row.id)} colSpan={columns.length + 1}>
            <OpenedQuestion row={row} {...opened} />
          </td>
        </tr>
      )}
    </>
  );
}

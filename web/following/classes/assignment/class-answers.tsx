import type { ClassAnswer } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { clockTime } from '../../../ui/format/clock-time.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import layout from './question-drawer.module.css';

/** What the students of the class answered: how many, who, and how long the question was open. */
export function ClassAnswers({ answers }: { answers: readonly ClassAnswer[] }) {
  const { t } = useTranslation('following/classes');
  return (
    <ul className={layout.answers}>
      {answers.map(({ answer, result, students }) => (
        <li key={`${result} ${answer}`}>
          <Row gap={10}>
            <b>{answer ?? t(`answers.${result === 'not-reached' ? 'notReached' : 'none'}`)}</b>
            {result === 'right' && <Chip tone="leaf">{t('answers.right')}</Chip>}
            <Muted as="span">{t('students', { count: students.length })}</Muted>
          </Row>
          <Muted size="base">
            {students
              .map(({ name, ms }) =>
                result === 'not-reached' ? name : `${name} (${clockTime(ms)})`,
              )
              .join(', ')}
          </Muted>
        </li>
      ))}
    </ul>
  );
}

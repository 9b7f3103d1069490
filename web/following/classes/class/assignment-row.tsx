import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import type { AssignmentCard } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDeadline } from '../../assigned/use-deadline.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { RowFigures } from '../../class-progress/figures/row-figures.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { windowState, windowTones } from '../window-state.ts';
import layout from './class.module.css';

interface Props {
  /** The id of the class. */
  classId: string;
  assignment: AssignmentCard;
  now: number;
  /** Undefined while loading, and until somebody has a result. */
  figures: AssignmentFigures | undefined;
}

export function AssignmentRow({ classId, assignment, now, figures }: Props) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const deadline = useDeadline();
  const { id, test, opensAt, closesAt, students, testTakers, submitted } = assignment;
  const state = windowState(assignment, now);
  return (
    <li className={layout.assignment}>
      <div>
        <h3 className={layout.test}>
          <Link to={`/classes/${classId}/assignments/${id}`}>{test.name[language]}</Link>
        </h3>
        <Muted>
          {t(`window.${state}`, {
            opens: deadline(opensAt),
            closes: deadline(closesAt),
          })}
        </Muted>
        {figures && <RowFigures figures={figures} />}
      </div>
      <Stack gap={6} className={layout.progress}>
        <ProgressBar {...assignment} />
        <Muted>
          {t('progress.submitted', { submitted, students })}
          {testTakers > 0 && <b>{t('progress.sitting', { count: testTakers })}</b>}
        </Muted>
      </Stack>
      <Chip tone={windowTones[state]}>{t(`state.${state}`)}</Chip>
    </li>
  );
}

import type { OwnAssignment } from '@bac/contract/following/assignments.ts';
import { IconCalendarDue, IconHourglass, IconRepeat } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { sectionName } from '../../item/structure-name.ts';
import { useDeadline } from './use-deadline.ts';
import { AssignedAction } from './assigned-action.tsx';
import classes from './assigned.module.css';
import { assignmentStatus } from './assignment-status.ts';
import { useAllowanceText } from './use-allowance-text.ts';

interface Props {
  assignment: OwnAssignment;
  now: number;
  isOfOneClass: boolean;
}

/** An assignment that closes within this time is marked as urgent. */
const soonMilliseconds = 24 * 60 * 60 * 1000;

/** An assignment as its student sees it. */
export function AssignedTest({ assignment, now, isOfOneClass }: Props) {
  const { t } = useTranslation('following/assigned');
  const [language] = useLanguage();
  const moment = useDeadline();
  const { name, teacher } = assignment.class;
  const { test, note, sections, opensAt, closesAt, attempts, usedAttempts } = assignment;
  const status = assignmentStatus(assignment, now);
  const isOver = Date.parse(closesAt) <= now;
  const isSoon = status === 'open' && Date.parse(closesAt) - now < soonMilliseconds;
  const window =
    status === 'coming'
      ? t('opensThenCloses', { opens: moment(opensAt), closes: moment(closesAt) })
      : t(isOver ? 'closed' : 'closes', { when: moment(closesAt) });
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>{test.name[language]}</h3>
        <Muted>
          {!isOfOneClass && (teacher === null ? name : t('from', { name, teacher }))}
          {!isOfOneClass && <br />}
          {sections.map((section) => sectionName(section)[language]).join(', ')}
        </Muted>
        {note !== '' && <p className={classes.note}>{note}</p>}
      </div>
      <Stack gap={4}>
        <Row
          as="p"
          isOneLine
          align="start"
          data-tone={isSoon ? 'lotus' : undefined}
          className={classes.term}
        >
          <IconCalendarDue size={18} aria-hidden /> {window}
        </Row>
        {attempts > 1 && (
          <Row as="p" isOneLine align="start" className={classes.term}>
            <IconRepeat size={18} aria-hidden />
            {t('left', { count: Math.max(0, attempts - usedAttempts), attempts })}
          </Row>
        )}
        {(status === 'open' || status === 'coming') && <Allowance assignment={assignment} />}
      </Stack>
      <AssignedAction assignment={assignment} status={status} />
    </li>
  );
}

/** What applies to an attempt that starts now. */
function Allowance({ assignment: { allowance, isPreferenceIgnored } }: Pick<Props, 'assignment'>) {
  const { t } = useTranslation('following/assigned');
  const granted = useAllowanceText()(allowance);
  return (
    <>
      {granted !== undefined && (
        <Row as="p" isOneLine align="start" className={classes.term}>
          <IconHourglass size={18} aria-hidden />
          {t('allowance.granted', { allowance: granted })}
        </Row>
      )}
      {isPreferenceIgnored && <Muted size="sm">{t('allowance.notOwn')}</Muted>}
    </>
  );
}

import type { LiveAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { clockTime } from '../../../ui/format/clock-time.ts';
import type { ListColumn } from '../../../ui/data/table/column.ts';
import { StudentCell } from '../student-cell.tsx';
import { usePlaceName } from '../use-place-name.ts';
import classes from './live.module.css';
import { TroubleText } from './trouble-text.tsx';

const soonMs = 5 * 60_000;
const minute = 60_000;

function Progress({ answered, questions }: { answered: number; questions: number }) {
  return (
    <Row as="span" gap={10} isOneLine className={classes.nowrap}>
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${(answered / Math.max(1, questions)) * 100}%` }} />
      </span>
      <span>{`${answered} / ${questions}`}</span>
    </Row>
  );
}

/** `at` is the server's time of the reply. */
export function useLiveColumns(at: string): ListColumn<LiveAttempt>[] {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const { place: placeName } = usePlaceName();
  return [
    {
      id: 'student',
      label: t('column.student'),
      isAlwaysVisible: true,
      cell: ({ student }) => <StudentCell student={student} isShort />,
      csv: ({ student }) => student.name,
    },
    {
      id: 'test',
      label: t('column.test'),
      cell: ({ test }) => test.name[language],
      csv: ({ test }) => test.name[language],
    },
    {
      id: 'place',
      label: t('column.part'),
      cell: ({ place, isPaused }) => (
        <>
          {placeName(place)} {isPaused && <Chip tone="neutral">{t('live.paused')}</Chip>}
        </>
      ),
      csv: ({ place }) => placeName(place),
    },
    {
      id: 'answered',
      label: t('column.answered'),
      cell: ({ answered, questions }) =>
        answered === null || questions === null ? (
          '–'
        ) : (
          <Progress answered={answered} questions={questions} />
        ),
      csv: ({ answered }) => answered,
    },
    {
      id: 'left',
      label: t('column.left'),
      isNumber: true,
      cell: ({ msLeft }) =>
        msLeft === null ? (
          '–'
        ) : (
          <strong className={classes.left} data-soon={msLeft < soonMs || undefined}>
            {clockTime(msLeft)}
          </strong>
        ),
      csv: ({ msLeft }) => (msLeft === null ? null : Math.ceil(msLeft / 1000)),
    },
    {
      id: 'extra',
      label: t('column.extra'),
      cell: ({ extraMs }) =>
        extraMs === 0 ? (
          '–'
        ) : (
          <Chip tone="indigo">{t('live.extra', { count: Math.round(extraMs / minute) })}</Chip>
        ),
      csv: ({ extraMs }) => Math.round(extraMs / minute),
    },
    {
      id: 'trouble',
      label: t('column.trouble'),
      cell: (attempt) => <TroubleText attempt={attempt} at={at} />,
      csv: ({ syncState }) => t(`trouble.${syncState}`),
    },
  ];
}

import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../../ui/data/csv.ts';
import { saveFile } from '../../ui/data/save-file.ts';

const series = ['signUps', 'activeStudents', 'attemptsStarted', 'attemptsCompleted'] as const;

/** Every day of the window with its numbers, as a file for a spreadsheet. */
export function useSaveDays(): (data: Dashboard) => void {
  const { t } = useTranslation('console/dashboard');
  return (data) => {
    const head = [t('day'), ...series.map((name) => t(`number.${name}`))];
    const rows = data.signUps.days.map(({ day }, place) => [
      day,
      ...series.map((name) => data[name].days[place]?.count ?? 0),
    ]);
    saveFile(`bac-${data.from}-${data.until}.csv`, 'text/csv', toCsv([head, ...rows]));
  };
}

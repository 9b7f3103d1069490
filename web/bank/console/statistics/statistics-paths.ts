export const statisticsPath = '/admin/questions/statistics';

export const calibrationPath = (id: string): string => `${statisticsPath}/${id}`;

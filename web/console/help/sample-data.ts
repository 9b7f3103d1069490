import type { Bar } from '../../ui/charts/bar-mark.tsx';
import type { TrendGoal } from '../../ui/charts/trend-drawing.tsx';
import type { TrendPoint } from '../../ui/charts/trend-mark.tsx';

/** Made-up data for the samples. */

export const sampleEmail = 'minhanh.nguyen@bac.example';
export const samplePhone = '0912 345 678';
export const samplePassword = 'Bacthang#7';

export const sampleProvinces = [
  'Bình Dương',
  'Cần Thơ',
  'Đà Nẵng',
  'Đắk Lắk',
  'Hà Nội',
  'Hồ Chí Minh',
  'Thừa Thiên Huế',
];

export interface SamplePerson {
  name: string;
  status: 'active' | 'pending' | 'suspended';
  registered: string;
  attempts: number;
  accuracy: number;
}

export const samplePeople: SamplePerson[] = [
  {
    name: 'Nguyễn Minh Ánh',
    status: 'active',
    registered: '2026-09-04',
    attempts: 8,
    accuracy: 0.786,
  },
  { name: 'Lê Thảo Vy', status: 'pending', registered: '2026-11-12', attempts: 0, accuracy: 0 },
  {
    name: 'Võ Ngọc Quỳnh',
    status: 'suspended',
    registered: '2026-10-03',
    attempts: 1284,
    accuracy: 0.541,
  },
  { name: 'Đỗ Minh Khôi', status: 'active', registered: '2026-10-09', attempts: 17, accuracy: 0.8 },
];

export const sampleDays: (Omit<Bar, 'label'> & { day: string })[] = [
  { day: '2026-11-05', total: 92, part: 76 },
  { day: '2026-11-06', total: 97, part: 80 },
  { day: '2026-11-07', total: 151, part: 126 },
  { day: '2026-11-08', total: 168, part: 141 },
  { day: '2026-11-09', total: 83, part: 69 },
  { day: '2026-11-10', total: 86, part: 71 },
  { day: '2026-11-11', total: 94, part: 78 },
  { day: '2026-11-12', total: 71, part: 46, isOpen: true },
];

export const sampleScoreBands: Bar[] = [
  { label: '400', total: 6 },
  { label: '500', total: 14 },
  { label: '600', total: 31 },
  { label: '700', total: 58 },
  { label: '800', total: 92 },
  { label: '900', total: 128 },
  { label: '1000', total: 147, isMarked: true },
  { label: '1100', total: 131 },
  { label: '1200', total: 98 },
  { label: '1300', total: 62 },
  { label: '1400', total: 33 },
  { label: '1500', total: 12 },
];

export const sampleTrend: TrendPoint[] = [
  { at: Date.UTC(2026, 8, 6), label: '06/09', value: 1180, low: 1110, high: 1250 },
  { at: Date.UTC(2026, 8, 20), label: '20/09', value: 1210, low: 1160, high: 1260 },
  { at: Date.UTC(2026, 9, 4), label: '04/10', value: 1250, low: 1200, high: 1300 },
  { at: Date.UTC(2026, 9, 25), label: '25/10', value: 1280, low: 1230, high: 1330, isSeen: true },
  { at: Date.UTC(2026, 10, 8), label: '08/11', value: 1340, low: 1290, high: 1390 },
];

export const sampleGoal: TrendGoal = {
  score: 1400,
  day: { at: Date.UTC(2026, 11, 5), label: '05/12' },
};

export const sampleSignUps = [31, 38, 44, 29, 28, 31, 33, 36, 47, 52, 34, 36, 45, 41];
export const sampleOverdue = [2, 3, 2, 4, 3, 5, 6, 4, 5, 6];
export const sampleFlagged = [12, 12, 13, 13, 13, 15, 15, 16, 17, 17];

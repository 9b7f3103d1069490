import type { RouteObject } from 'react-router';
import { screen } from './screen.ts';

/** The pages of the question bank and its tests in the console. */
export const bankConsoleArea: RouteObject[] = [
  {
    path: '/admin/modules',
    ...screen(
      async () =>
        (await import('../../bank/console/structure/structure-screen.tsx')).StructureScreen,
      ['bank/console/structure', 'ui/forms/arrange', 'ui/data/table', 'attempts/player/tools'],
    ),
  },
  {
    path: '/admin/questions',
    ...screen(
      async () =>
        (await import('../../bank/console/items/list/questions-screen.tsx')).QuestionsScreen,
      ['bank/console/items', 'ui/data/table'],
    ),
  },
  {
    path: '/admin/questions/create',
    ...screen(
      async () => (await import('./bank-screens.tsx')).CreateQuestion,
      [
        'bank/console/items',
        'attempts/player/question',
        'item/figure',
        'ui/data/table',
        'ui/data/versions',
      ],
    ),
  },
  {
    path: '/admin/questions/:item',
    ...screen(
      async () => (await import('./bank-screens.tsx')).EditQuestion,
      [
        'bank/console/items',
        'attempts/player/question',
        'item/figure',
        'ui/data/table',
        'ui/data/versions',
      ],
    ),
  },
  {
    path: '/admin/tests',
    ...screen(
      async () => (await import('../../bank/console/tests/list/tests-screen.tsx')).TestsScreen,
      ['bank/console/tests', 'ui/data/table'],
    ),
  },
  {
    path: '/admin/tests/create',
    ...screen(
      async () => (await import('../../bank/console/tests/create/create-screen.tsx')).CreateScreen,
      'bank/console/tests',
    ),
  },
  {
    path: '/admin/tests/:test',
    ...screen(
      async () => (await import('../../bank/console/tests/editor/test-screen.tsx')).TestScreen,
      ['bank/console/tests', 'item/question-words', 'ui/data/table', 'ui/data/versions'],
    ),
  },
  {
    path: '/admin/questions/statistics',
    ...screen(
      async () =>
        (await import('../../bank/console/statistics/statistics-screen.tsx')).StatisticsScreen,
      'bank/console/statistics',
    ),
  },
  {
    path: '/admin/questions/statistics/:calibration',
    ...screen(
      async () =>
        (await import('../../bank/console/statistics/calibration-screen.tsx')).CalibrationScreen,
      'bank/console/statistics',
    ),
  },
  {
    path: '/admin/questions/exchange',
    ...screen(
      async () =>
        (await import('../../bank/console/items/exchange/exchange-screen.tsx')).ExchangeScreen,
      ['bank/console/items', 'bank/console/items/exchange', 'ui/data/table'],
    ),
  },
];

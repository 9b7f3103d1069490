import type { RouteObject } from 'react-router';
import { LoginGuard } from '../session/guards.tsx';
import { screen } from './screen.ts';

const classWords = ['following/classes', 'following/assigned'] as const;
const questionWords = [
  ...classWords,
  'item/figure',
  'item/item-answer',
  'item/question-words',
] as const;

/** The pages of classes, inside the public frame; a first visit need not know them. */
export const classesArea: RouteObject[] = [
  {
    path: '/join/:code?',
    ...screen(
      async () => (await import('../../following/classes/join/join-screen.tsx')).JoinScreen,
      classWords,
    ),
  },
  {
    Component: LoginGuard,
    children: [
      {
        path: '/classes',
        ...screen(
          async () => (await import('../../following/classes/classes-screen.tsx')).ClassesScreen,
          classWords,
        ),
      },
      {
        path: '/classes/:class',
        ...screen(
          async () => (await import('../../following/classes/class/class-screen.tsx')).ClassScreen,
          classWords,
        ),
      },
      {
        path: '/classes/:class/assign',
        ...screen(
          async () =>
            (await import('../../following/classes/assign/assign-screen.tsx')).AssignScreen,
          classWords,
        ),
      },
      {
        path: '/classes/:class/assignments/:assignment',
        ...screen(
          async () =>
            (await import('../../following/classes/assignment/assignment-screen.tsx'))
              .AssignmentScreen,
          questionWords,
        ),
      },
      {
        path: '/classes/:class/assignments/:assignment/terms',
        ...screen(
          async () => (await import('../../following/classes/assign/terms-screen.tsx')).TermsScreen,
          classWords,
        ),
      },
      {
        path: '/classes/:class/students/:student',
        ...screen(
          async () =>
            (await import('../../following/classes/student/student-screen.tsx')).StudentScreen,
          classWords,
        ),
      },
    ],
  },
];

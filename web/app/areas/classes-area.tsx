import type { RouteObject } from 'react-router';
import { LoginGuard } from '../session/guards.tsx';
import { screen } from './screen.ts';

const classNamespaces = ['following/classes', 'following/assigned', 'following/allowance'] as const;
const progressNamespaces = [...classNamespaces, 'following/class-progress'] as const;
const questionNamespaces = [
  ...progressNamespaces,
  'item/figure',
  'item/item-answer',
  'item/question-words',
] as const;

/** The pages of classes, inside the public frame, loaded separately so that a first visit does not load these routes. */
export const classesArea: RouteObject[] = [
  {
    path: '/join/:code?',
    ...screen(
      async () => (await import('../../following/classes/join/join-screen.tsx')).JoinScreen,
      classNamespaces,
    ),
  },
  {
    Component: LoginGuard,
    children: [
      {
        path: '/classes',
        ...screen(
          async () => (await import('../../following/classes/classes-screen.tsx')).ClassesScreen,
          classNamespaces,
        ),
      },
      {
        path: '/classes/:class',
        ...screen(
          async () => (await import('../../following/classes/class/class-screen.tsx')).ClassScreen,
          progressNamespaces,
        ),
      },
      {
        path: '/classes/:class/skills',
        ...screen(
          async () =>
            (await import('../../following/class-progress/skills/skills-screen.tsx')).SkillsScreen,
          progressNamespaces,
        ),
      },
      {
        path: '/classes/:class/assign',
        ...screen(
          async () =>
            (await import('../../following/classes/assign/assign-screen.tsx')).AssignScreen,
          classNamespaces,
        ),
      },
      {
        path: '/classes/:class/assignments/:assignment',
        ...screen(
          async () =>
            (await import('../../following/classes/assignment/assignment-screen.tsx'))
              .AssignmentScreen,
          questionNamespaces,
        ),
      },
      {
        path: '/classes/:class/assignments/:assignment/terms',
        ...screen(
          async () => (await import('../../following/classes/assign/terms-screen.tsx')).TermsScreen,
          classNamespaces,
        ),
      },
      {
        path: '/classes/:class/students/:student',
        ...screen(
          async () =>
            (await import('../../following/classes/student/student-screen.tsx')).StudentScreen,
          classNamespaces,
        ),
      },
    ],
  },
];

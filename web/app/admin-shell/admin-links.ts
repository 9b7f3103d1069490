import {
  IconActivity,
  IconAdjustments,
  IconBell,
  IconBooks,
  IconChartBar,
  IconChartDots,
  IconClipboardList,
  IconClipboardPlus,
  IconFileText,
  IconHelpCircle,
  IconHistory,
  IconSitemap,
  IconLayoutDashboard,
  IconMessageCircle,
  IconSchool,
  IconSettings,
  IconShieldLock,
  IconSquarePlus,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type messages from './messages.en.json';

export interface AdminLink {
  /** The message key of its label. */
  name: keyof (typeof messages)['link'];
  path: string;
  icon: Icon;
}

interface AdminLinkGroup {
  name: keyof (typeof messages)['group'];
  links: AdminLink[];
}

export const dashboardLink: AdminLink = {
  name: 'dashboard',
  path: '/admin/dashboard',
  icon: IconLayoutDashboard,
};

export const adminLinkGroups: AdminLinkGroup[] = [
  {
    name: 'users',
    links: [
      { name: 'users', path: '/admin/users', icon: IconUsers },
      { name: 'classes', path: '/admin/classes', icon: IconSchool },
      { name: 'roles', path: '/admin/roles', icon: IconShieldLock },
    ],
  },
  {
    name: 'content',
    links: [
      { name: 'structure', path: '/admin/modules', icon: IconSitemap },
      { name: 'questions', path: '/admin/questions', icon: IconBooks },
      { name: 'createQuestions', path: '/admin/questions/create', icon: IconSquarePlus },
      { name: 'tests', path: '/admin/tests', icon: IconClipboardList },
      { name: 'createTest', path: '/admin/tests/create', icon: IconClipboardPlus },
      { name: 'content', path: '/admin/content', icon: IconFileText },
    ],
  },
  {
    name: 'results',
    links: [
      { name: 'underWay', path: '/admin/test-results/live', icon: IconActivity },
      { name: 'testResults', path: '/admin/test-results', icon: IconChartBar },
      { name: 'analytics', path: '/admin/analytics', icon: IconChartDots },
    ],
  },
  {
    name: 'support',
    links: [{ name: 'tickets', path: '/admin/tickets', icon: IconMessageCircle }],
  },
  {
    name: 'system',
    links: [
      { name: 'settings', path: '/admin/settings', icon: IconSettings },
      { name: 'notifications', path: '/admin/notifications', icon: IconBell },
      { name: 'audit', path: '/admin/audit', icon: IconHistory },
      { name: 'systemSettings', path: '/admin/system-settings', icon: IconAdjustments },
      { name: 'help', path: '/admin/help', icon: IconHelpCircle },
    ],
  },
];

export const adminLinks: AdminLink[] = [
  dashboardLink,
  ...adminLinkGroups.flatMap(({ links }) => links),
];

import {
  IconAdjustments,
  IconBell,
  IconBooks,
  IconChartBar,
  IconChartDots,
  IconFileText,
  IconHelpCircle,
  IconSitemap,
  IconSettings,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { AdminLink } from './admin-links.ts';

export const ownLinks: AdminLink[] = [
  { name: 'profile', path: '/profile', icon: IconUser },
  { name: 'ownSettings', path: '/settings', icon: IconSettings },
  { name: 'notifications', path: '/admin/notifications', icon: IconBell },
];

export const workLinks: AdminLink[] = [
  { name: 'userManagement', path: '/admin/users', icon: IconUsers },
  { name: 'content', path: '/admin/content', icon: IconFileText },
  { name: 'questions', path: '/admin/questions', icon: IconBooks },
  { name: 'structure', path: '/admin/modules', icon: IconSitemap },
  { name: 'analytics', path: '/admin/analytics', icon: IconChartDots },
  { name: 'testResults', path: '/admin/test-results', icon: IconChartBar },
];

export const systemLinks: AdminLink[] = [
  { name: 'systemSettings', path: '/admin/system-settings', icon: IconAdjustments },
  { name: 'help', path: '/admin/help', icon: IconHelpCircle },
];

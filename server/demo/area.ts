import { demoAccounts } from '../accounts/demo-accounts.ts';
import type { Area } from '../area.ts';
import { mountDemo } from './routes.ts';

export const demoArea: Area = {
  routes: ({ mount, services }) => mountDemo(mount, services, demoAccounts),
};

import { z } from 'zod';
import { permissions, roles } from '../protocol/permission.ts';
import type { RouteTable } from '../protocol/route.ts';

const role = z.object({
  role: z.enum(roles),
  people: z.int(),
  permissions: z.array(z.enum(permissions)),
});

export type RoleRights = z.infer<typeof role>;

export const roleRoutes = {
  'GET /admin/roles': {
    summary: 'The permissions of each role, and how many people have it.',
    who: 'manage settings',
    reply: z.array(role),
  },
  'PATCH /admin/roles': {
    summary:
      'Change the permissions of roles, effective immediately. Administrators always have every permission.',
    who: 'manage settings',
    body: z.object({
      changes: z
        .array(
          z.object({
            role: z.enum(roles),
            permission: z.enum(permissions),
            isGranted: z.boolean(),
          }),
        )
        .min(1)
        .max(100),
    }),
    reply: z.array(role),
    failures: ['ADMIN_HAS_EVERY_PERMISSION'],
  },
} as const satisfies RouteTable;

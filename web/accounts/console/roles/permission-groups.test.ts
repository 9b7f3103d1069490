import { permissions, roles } from '@bac/contract/protocol/permission.ts';
import { expect, test } from 'vitest';
import { permissionGroups, roleOrder } from './permission-groups.ts';

test('every permission stands in one group, and every role has its column', () => {
  const listed = permissionGroups.flatMap((group) => group.permissions);
  expect(listed.toSorted()).toEqual(permissions.toSorted());
  expect(roleOrder.toSorted()).toEqual(roles.toSorted());
});

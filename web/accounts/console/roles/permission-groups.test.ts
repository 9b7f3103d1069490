import { permissions, roles } from '@bac/contract/protocol/permission.ts';
import { expect, test } from 'vitest';
import { permissionGroups, roleOrder } from './permission-groups.ts';

test('every permission is in exactly one group and every role has a column', () => {
  const listed = permissionGroups.flatMap((group) => group.permissions);
  expect(listed.toSorted()).toEqual(permissions.toSorted());
  expect(roleOrder.toSorted()).toEqual(roles.toSorted());
});

import type { RoleRights } from '@bac/contract/accounts/roles.ts';
import type { Permission, Role } from '@bac/contract/protocol/permission.ts';
import { Fragment, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import { findChange, hasPermission, type Change } from './pending-changes.ts';
import { permissionGroups, roleOrder } from './permission-groups.ts';
import { LockedCell, PermissionCell } from './permission-cell.tsx';
import classes from './roles.module.css';

const steps: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move between cells and skip those without a button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const cell = (event.target as Element).closest('td');
  const table = cell?.closest('table');
  if (!step || !cell || !table) return;
  event.preventDefault();
  const [across, down] = step;
  const rows = [...table.rows];
  let row = rows.indexOf(cell.parentElement as HTMLTableRowElement);
  let column = cell.cellIndex;
  for (;;) {
    row += down;
    column += across;
    const next = rows[row];
    if (!next || column < 0 || column > cell.parentElement!.childElementCount) return;
    const button = next.cells[column]?.querySelector('button');
    if (button) return button.focus();
  }
}

interface Props {
  roles: readonly RoleRights[];
  changes: readonly Change[];
  /** Whether the permission matches the search. */
  isShown: (permission: Permission) => boolean;
  /** The role that is visible on a phone, which has room for one. */
  phoneRole: Role;
  onToggle: (cell: Pick<Change, 'role' | 'permission'>) => void;
}

/** One row per permission, one column per role. */
export function RightsTable({ roles, changes, isShown, phoneRole, onToggle }: Props) {
  const { t } = useTranslation('accounts/console/roles');
  const format = useFormat();
  const peopleIn = (role: Role): number =>
    roles.find((rights) => rights.role === role)?.people ?? 0;
  const groups = permissionGroups
    .map((group) => ({ ...group, permissions: group.permissions.filter(isShown) }))
    .filter(({ permissions }) => permissions.length > 0);
  const roleAttributes = (role: Role) => ({
    'data-role': role,
    'data-away': role === phoneRole ? undefined : true,
  });
  return (
    <div className={classes.box}>
      <table className={classes.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('permissionColumn')}</th>
            {roleOrder.map((role) => (
              <th key={role} scope="col" {...roleAttributes(role)}>
                {t(`role.${role}`)}
                <span className={classes.people}>
                  {t('people', { count: peopleIn(role), shown: format.number(peopleIn(role)) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its buttons */}
        <tbody onKeyDown={moveFocus}>
          {groups.map(({ name, permissions }) => (
            <Fragment key={name}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={roleOrder.length + 1}>
                  {t(`group.${name}`)}
                </th>
              </tr>
              {permissions.map((permission) => (
                <tr key={permission}>
                  <th scope="row">
                    <span className={classes.permission}>
                      {t(`permission.${permission}`)}
                      <code>{permission}</code>
                    </span>
                  </th>
                  {roleOrder.map((role) => (
                    <td key={role} {...roleAttributes(role)}>
                      {role === 'admin' ? (
                        <LockedCell />
                      ) : (
                        <PermissionCell
                          label={t('cell.label', {
                            role: t(`role.${role}`),
                            permission: t(`permission.${permission}`),
                          })}
                          isGranted={hasPermission(roles, { role, permission })}
                          change={findChange(changes, { role, permission })}
                          onToggle={() => onToggle({ role, permission })}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {groups.length === 0 && <p className={classes.nothing}>{t('nothingFound')}</p>}
    </div>
  );
}

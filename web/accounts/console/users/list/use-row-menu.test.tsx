import type { User } from '@bac/contract/accounts/users.ts';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { useRowMenu } from './use-row-menu.tsx';

const chosen: string[] = [];

function Menu({ status }: { status: User['status'] }) {
  const user = { id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11', status } as User;
  const menu = useRowMenu({ onAction: (action) => chosen.push(action), onEndSessions: () => {} });
  return menu(user).map(
    (entry) =>
      entry !== 'divider' && (
        <button
          key={entry.label}
          type="button"
          disabled={entry.isDisabled ?? false}
          onClick={() => entry.onSelect?.()}
        >
          {entry.label}
        </button>
      ),
  );
}

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('accounts/console/users');
});

test.each([
  ['active', 'Deactivate', 'deactivate'],
  ['active', 'Ban', 'ban'],
  ['inactive', 'Activate', 'activate'],
] as const)('the menu of an account that is %s offers “%s”', async (status, label, action) => {
  render(<Menu status={status} />);
  await eventually(() => button(label).click());
  expect(chosen.at(-1)).toBe(action);
});

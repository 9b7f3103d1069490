import { expect, test } from 'vitest';
import { setNavigationPreload } from './navigation-preload.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const others = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Safari/605.1.15',
  // Firefox on iOS uses WebKit.
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/604.1',
];

/** The browser's setting, as a previous worker left it. */
function settingLeft(isEnabled: boolean) {
  const setting = {
    isEnabled,
    enable: async () => void (setting.isEnabled = true),
    disable: async () => void (setting.isEnabled = false),
  };
  return setting;
}

test.each(others)('navigation preload is enabled in %s', async (userAgent) => {
  const setting = settingLeft(false);
  await setNavigationPreload(setting, userAgent);
  expect(setting.isEnabled).toBe(true);
});

test('navigation preload is disabled in Firefox, even if an earlier worker enabled it', async () => {
  const setting = settingLeft(true);
  await setNavigationPreload(setting, firefox);
  expect(setting.isEnabled).toBe(false);
});

test('does nothing in a browser without navigation preload', async () => {
  await expect(setNavigationPreload(undefined, firefox)).resolves.toBeUndefined();
});

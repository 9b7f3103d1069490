import i18next from 'i18next';
import { toast } from 'sonner';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { anonymous, useAuthState } from '../api/auth-state.ts';
import { forgetQueries } from '../api/query-cache.ts';
import { startI18n } from '../i18n/i18n.ts';
import { showToast } from '../ui/feedback/toast.ts';

interface TestWindow {
  happyDOM: { setURL(url: string): void; setViewport(size: object): void };
  toaster?: HTMLElement;
}

/** The product mounts its toaster once; each test file reuses that one. */
async function mountToaster(): Promise<HTMLElement> {
  await startI18n();
  await showToast('info', 'mounts the toaster');
  return document.getElementById('toaster')!;
}

/**
 * The test files of a worker share their modules and one window, because loading both again for each file takes longer than the
 * tests. This removes the state that the previous file left.
 */
beforeAll(async () => {
  const page = window as unknown as TestWindow;
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page.happyDOM.setURL('http://localhost:3000/');
  page.happyDOM.setViewport({ width: 1024, height: 768 });
  page.toaster ??= await mountToaster();
  document.body.replaceChildren(page.toaster);
  toast.dismiss();
  await vi.waitUntil(() => !document.querySelector('[data-sonner-toast]'));
  localStorage.clear();
  sessionStorage.clear();
  useAuthState.setState(anonymous, true);
  await i18next.changeLanguage('en');
});

// A cached reply would be shown in the next test.
beforeEach(forgetQueries);

// A part of a page that still loads when the window is gone would fail the next file that imports it.
afterAll(() => vi.dynamicImportSettled());

import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { ThresholdDialog } from './threshold-dialog.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['site/console/system-settings', 'site/orientation/result']);
});

const stored = {
  university: { en: 'Terrace University', vi: 'Đại học Ruộng Bậc Thang' },
  kind: 'cut-off' as const,
  score: 1180,
  year: 2026,
  source: { en: 'Notice', vi: 'Thông báo' },
  url: null,
  fields: [],
};

test('a change is sent with the version that the editor saw, so that a newer one is not overwritten', async () => {
  const threshold = { id: 'terrace', ...stored };
  const key = 'PUT /admin/thresholds/terrace' as 'PUT /admin/thresholds/:threshold';
  const api = new FakeApi().answers(key, threshold);
  render(<ThresholdDialog threshold={threshold} existingIds={['terrace']} onClose={() => {}} />);
  await eventually(() => button('Save changes').click());
  await eventually(() => expect(api.requests).toHaveLength(1));
  expect(api.requests[0]?.body).toEqual({ ...stored, original: stored });
});

import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import type { ListColumn } from './column.ts';
import { useExport } from './use-export.ts';

interface Attempt {
  student: string;
  total: { score: number; low: number } | null;
}

const columns: ListColumn<Attempt>[] = [
  { id: 'student', label: 'Student', cell: () => '', csv: ({ student }) => student },
  { id: 'actions', label: 'Actions', cell: () => '' },
  {
    id: 'score',
    label: 'Score',
    cell: () => '',
    csv: ({ total }) => total?.score ?? null,
    csvDetails: [{ label: 'Range low', value: ({ total }) => total?.low ?? null }],
  },
];
const rows: Attempt[] = [
  { student: 'An', total: { score: 1210, low: 1150 } },
  { student: 'Lan', total: null },
];

function Export() {
  const { run } = useExport('attempts', columns);
  return (
    <button type="button" onClick={() => void run(async () => ({ rows, total: 2 }))}>
      Export
    </button>
  );
}

beforeAll(startI18n);

test('the details of a column follow it in the file', async () => {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  onTestFinished(() => create.mockRestore());
  render(<Export />);
  await eventually(() => button('Export').click());
  await eventually(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text()).replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(lines).toEqual(['Student,Score,Range low', 'An,1210,1150', 'Lan,,']);
});

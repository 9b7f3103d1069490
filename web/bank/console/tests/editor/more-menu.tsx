import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import type { MenuEntry } from '../../../../ui/data/table/column.ts';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { testPath } from '../test-paths.ts';
import type { OpenDialog } from './editor-dialogs.tsx';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  name: string;
  onOpen: (dialog: OpenDialog) => void;
}

/** Less frequent actions: rename or discard a draft; renew, reschedule, reserve, archive or offer a published test. */
export function MoreMenu({ editor, name, onOpen }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const navigate = useNavigate();
  const { run } = useAction();
  const { test } = editor;

  async function createEdition(): Promise<void> {
    await run(async () => {
      const edition = await call('POST /admin/tests/:test/edition', { params: { test: test.id } });
      invalidate('GET /admin/tests');
      await navigate(testPath(edition.id));
    });
  }

  async function offer(): Promise<void> {
    if (await editor.setStatus({ status: 'published' })) {
      void showToast('success', t('offered', { name }));
    }
  }

  async function reserve(isForClasses: boolean): Promise<void> {
    const status = test.state === 'archived' ? 'archived' : 'published';
    if (await editor.setStatus({ status, isForClasses })) {
      void showToast('success', t(isForClasses ? 'reserved' : 'openedToAll', { name }));
    }
  }

  const draftEntries: MenuEntry[] = [
    { label: t('rename.open'), onSelect: () => onOpen('rename') },
    { label: t('discard.open'), isDangerous: true, onSelect: () => onOpen('discard') },
  ];
  const formEntries: MenuEntry[] = [
    { label: t('menu.edition'), onSelect: () => void createEdition() },
    {
      label: t('schedule.open'),
      isDisabled: test.state !== 'scheduled',
      onSelect: () => onOpen('schedule'),
    },
    {
      label: t(test.isForClasses ? 'menu.openToAll' : 'menu.reserve'),
      onSelect: () => void reserve(!test.isForClasses),
    },
    test.state === 'archived'
      ? { label: t('menu.offer'), onSelect: () => void offer() }
      : { label: t('menu.archive'), isDangerous: true, onSelect: () => onOpen('archive') },
  ];
  return <RowMenu name={name} entries={test.state === 'draft' ? draftEntries : formEntries} />;
}

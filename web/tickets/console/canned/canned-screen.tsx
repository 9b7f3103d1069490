import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { useQuery } from '../../../api/use-query.ts';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { freeText } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { usePageName } from '../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { useDeskPaths } from '../use-desk-paths.ts';
import { CannedEditorPane } from './canned-editor-pane.tsx';
import { CannedList } from './canned-list.tsx';
import classes from './canned.module.css';

/** The id of the open reply; a new one has an id before it is saved. */
const settings = addressSettings({ reply: freeText });

/** Canned replies: the list at the left, the editor at the right. */
export function CannedScreen() {
  const { t } = useTranslation('tickets/console/canned');
  const { base } = useDeskPaths();
  const reply = useQuery('GET /admin/canned-replies');
  const [{ reply: openId }, change] = useAddressSettings(settings);
  // Every try to save sends the same id, so that a retry does not create a second reply.
  const [newId, setNewId] = useState(oneTimeId);
  useDocumentTitle(t('documentTitle'));
  usePageName(t('crumb'));

  const open = (id: string): void => change({ reply: id });
  function start(): void {
    const id = oneTimeId();
    setNewId(id);
    open(id);
  }

  return (
    <div className={screen.screen}>
      <PageTitle
        title={t('title')}
        lead={
          <>
            {t('lead')}{' '}
            <Link className={classes.toQueue ?? ''} to={base}>
              {t('toQueue')}
            </Link>
          </>
        }
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
            {t('new')}
          </Button>
        }
      />
      <Loaded reply={reply} lines={10}>
        {(all) => {
          const current = all.find(({ id }) => id === openId);
          const isOpen = current !== undefined || openId === newId;
          return (
            <div className={classes.columns} data-open={openId !== '' || undefined}>
              <CannedList replies={all} openId={openId} onOpen={open} />
              {isOpen ? (
                <CannedEditorPane
                  key={openId}
                  id={openId}
                  initialReply={current}
                  onMoved={open}
                  onClose={() => open('')}
                />
              ) : (
                <Card>
                  {openId !== '' && reply.isLoading ? (
                    <LoadingState />
                  ) : (
                    <EmptyState
                      title={openId === '' ? t('choose') : t('gone')}
                      text={all.length === 0 ? t('noneText') : t('chooseText')}
                    />
                  )}
                </Card>
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

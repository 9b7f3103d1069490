import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useInbox } from '../inbox/use-inbox.ts';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { pageNumber } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { InboxList } from '../inbox/inbox-list.tsx';
import { inboxSize } from '../inbox/inbox-size.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import classes from './notifications.module.css';

const settings = addressSettings({ page: pageNumber });

/** The person's notifications, newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation('accounts/notifications');
  const [view, change] = useAddressSettings(settings);
  const { reply, read } = useInbox(view.page, inboxSize);
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          !!reply.data?.unread && (
            <Button variant="default" onClick={() => read()}>
              {t('readAll')}
            </Button>
          )
        }
      />
      <Loaded reply={reply} lines={6}>
        {(data) => (
          <InboxList
            {...data}
            page={view.page}
            onPage={(newPage) => change({ page: newPage })}
            onRead={(id) => read([id])}
          />
        )}
      </Loaded>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useInbox } from '../../api/use-inbox.ts';
import { addressSettings } from '../../ui/address/address-settings.ts';
import { pageNumber } from '../../ui/address/setting.ts';
import { useAddressSettings } from '../../ui/address/use-address-settings.ts';
import { InboxList } from '../../ui/inbox/inbox-list.tsx';
import { inboxSize } from '../../ui/inbox/inbox-size.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import page from '../../ui/page.module.css';
import classes from './notifications.module.css';

const settings = addressSettings({ page: pageNumber });

/** What we had to tell this person, newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation('accounts/notifications');
  const [shown, change] = useAddressSettings(settings);
  const { reply, read } = useInbox(shown.page, inboxSize);
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          !!reply.data?.unread && (
            <Button variant="default" onClick={() => void read().catch(() => undefined)}>
              {t('readAll')}
            </Button>
          )
        }
      />
      <Loaded reply={reply} lines={6}>
        {(data) => (
          <InboxList
            {...data}
            page={shown.page}
            onPage={(wanted) => change({ page: wanted })}
            onRead={(id) => void read([id]).catch(() => undefined)}
          />
        )}
      </Loaded>
    </div>
  );
}

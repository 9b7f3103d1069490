import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useInbox } from '../../inbox/use-inbox.ts';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { pageNumber } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { InboxList } from '../../inbox/inbox-list.tsx';
import { inboxSize } from '../../inbox/inbox-size.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './notifications.module.css';

const settings = addressSettings({ page: pageNumber });

export function InboxTab() {
  const { t } = useTranslation('accounts/console/notifications');
  const [{ page }, change] = useAddressSettings(settings);
  const { reply, read } = useInbox(page, inboxSize);
  return (
    <Stack gap={14} className={classes.inbox}>
      {!!reply.data?.unread && (
        <Button variant="default" onClick={() => read()}>
          {t('readAll')}
        </Button>
      )}
      <Loaded reply={reply} lines={6}>
        {(data) => (
          <InboxList
            {...data}
            page={page}
            onPage={(newPage) => change({ page: newPage })}
            onRead={(id) => read([id])}
          />
        )}
      </Loaded>
    </Stack>
  );
}

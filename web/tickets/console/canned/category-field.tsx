import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Category = CannedReply['category'];

interface Props {
  value: Category;
  onChange: (category: Category) => void;
}

/** For which tickets it is offered first. */
export function CategoryField({ value, onChange }: Props) {
  const { t } = useTranslation(['tickets/console/canned', 'tickets/console']);
  return (
    <NativeSelect
      label={t('tickets/console:category.label')}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      data={[
        { value: '', label: t('anyCategory') },
        ...ticketCategories.map((name) => ({
          value: name,
          label: t(`tickets/console:category.${name}`),
        })),
      ]}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(ticketCategories.find((name) => name === target.value) ?? null)
      }
    />
  );
}

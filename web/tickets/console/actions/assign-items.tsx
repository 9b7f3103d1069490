import { Menu } from '@mantine/core';
import { IconArrowsShuffle, IconUserCheck, IconUserX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { useFormat } from '../../../ui/format/use-format.ts';

export interface Agent {
  id: string;
  name: string;
  open: number;
}

interface Props {
  agents: readonly Agent[];
  /** Who has it now; undefined where there are several. */
  current?: string | null;
  onAssign: (agent: string | null) => void;
  onDeal: () => void;
}

/** To me, to whoever's turn it is, to somebody by name with how much they have, or to nobody. */
export function AssignItems({ agents, current, onAssign, onDeal }: Props) {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();
  const me = useUser()?.accountId;
  const others = agents.filter(({ id }) => id !== me);
  return (
    <>
      {me && current !== me && (
        <Menu.Item
          leftSection={<IconUserCheck size={16} aria-hidden />}
          onClick={() => onAssign(me)}
        >
          {t('assign.me')}
        </Menu.Item>
      )}
      {!current && (
        <Menu.Item leftSection={<IconArrowsShuffle size={16} aria-hidden />} onClick={onDeal}>
          {t('assign.round')}
        </Menu.Item>
      )}
      {current !== null && (
        <Menu.Item leftSection={<IconUserX size={16} aria-hidden />} onClick={() => onAssign(null)}>
          {t('assign.none')}
        </Menu.Item>
      )}
      {others.length > 0 && <Menu.Divider />}
      {others.map(({ id, name, open }) => (
        <Menu.Item
          key={id}
          disabled={id === current}
          rightSection={t('assign.open', { count: open, shown: number(open) })}
          onClick={() => onAssign(id)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  );
}

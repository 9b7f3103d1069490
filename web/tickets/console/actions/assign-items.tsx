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
  /** The assignee; null for nobody, undefined for several tickets. */
  current?: string | null;
  onAssign: (agent: string | null) => void;
  onAssignRound: () => void;
}

/** Menu items to assign to oneself, to the next in turn, to nobody, or to an agent, with the number of their open tickets. */
export function AssignItems({ agents, current, onAssign, onAssignRound }: Props) {
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
        <Menu.Item
          leftSection={<IconArrowsShuffle size={16} aria-hidden />}
          onClick={onAssignRound}
        >
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

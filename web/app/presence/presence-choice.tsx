import { chosenPresences } from '@bac/contract/accounts/presences.ts';
import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../api/client.ts';
import { useQuery } from '../../api/use-query.ts';
import classes from './presence-choice.module.css';

type Chosen = Reply<'GET /id/presence'>['chosen'];

const choices = [null, ...chosenPresences] as const;

// Hides Mantine's indicator: the check at the right is enough.
const indicator = { itemIndicator: classes.indicator ?? '' };

/** Sets how the person appears to others while online: a chosen presence, or one derived from activity. */
export function PresenceChoice() {
  const { t } = useTranslation('app/public-frame');
  const reply = useQuery('GET /id/presence');
  const [isOpen, setOpen] = useState(false);
  const [optimistic, setOptimistic] = useState<Chosen>();
  const chosen = optimistic === undefined ? reply.data?.chosen : optimistic;

  const choose = async (next: Chosen): Promise<void> => {
    setOptimistic(next);
    await call('PATCH /id/presence', { body: { chosen: next } }).catch(() =>
      setOptimistic(undefined),
    );
  };
  return (
    <>
      <Menu.Item
        leftSection={<Dot value={chosen ?? null} />}
        rightSection={<IconChevronDown className={classes.arrow} size={16} aria-hidden />}
        closeMenuOnClick={false}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('presence.label')}
      </Menu.Item>
      {isOpen &&
        choices.map((value) => (
          <Menu.RadioItem
            key={value}
            classNames={indicator}
            value={value ?? 'auto'}
            checked={value === chosen}
            rightSection={value === chosen && <IconCheck size={16} aria-hidden />}
            closeMenuOnClick={false}
            onChange={() => void choose(value)}
          >
            <span className={classes.choice}>
              <Dot value={value} />
              {t(`presence.${value ?? 'auto'}`)}
            </span>
          </Menu.RadioItem>
        ))}
    </>
  );
}

const Dot = ({ value }: { value: Chosen }) => (
  <span className={classes.dot} data-presence={value ?? 'auto'} />
);

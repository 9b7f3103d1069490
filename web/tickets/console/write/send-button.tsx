import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DeskMenu } from '../actions/desk-menu.tsx';
import { endings, type Ending } from './use-send.ts';
import classes from './write.module.css';

interface Props {
  isNote: boolean;
  isDisabled: boolean;
  isBusy: boolean;
  ending: Ending;
  onChoose: (ending: Ending) => void;
  onSend: () => void;
}

/** Sends the reply and names the state it gives the ticket; a menu offers the other states. */
export function SendButton({ isNote, isDisabled, isBusy, ending, onChoose, onSend }: Props) {
  const { t } = useTranslation('tickets/console');
  return (
    <div className={classes.send} data-split={!isNote || undefined}>
      <Button loading={isBusy} disabled={isDisabled} onClick={onSend}>
        {t(`write.send.${isNote ? 'note' : ending}`)}
      </Button>
      {!isNote && (
        <DeskMenu target={<Opener />} position="top-end">
          {endings.map((one) => (
            <Menu.CheckboxItem key={one} checked={one === ending} onChange={() => onChoose(one)}>
              {t(`write.send.${one}`)}
            </Menu.CheckboxItem>
          ))}
        </DeskMenu>
      )}
    </div>
  );
}

/** Passes on what the menu gives its target: event handlers and the ref it is positioned by. */
function Opener(props: ComponentProps<'button'>) {
  const { t } = useTranslation('tickets/console');
  return (
    <PlainButton {...props} className={classes.ways ?? ''} aria-label={t('write.sendAs')}>
      <IconChevronDown size={16} aria-hidden />
    </PlainButton>
  );
}

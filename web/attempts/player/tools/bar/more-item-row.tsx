import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Keys } from '../shortcuts/keys.tsx';
import classes from './more-menu.module.css';
import { shortcutOf, toolIcons, type ToolName } from './tool-names.ts';

export interface MoreItem {
  name: ToolName;
  /** Only for tools that can be switched on and off. */
  isOn?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

interface Props extends MoreItem {
  /** Gets the focus when the menu opens. */
  takesFocus?: boolean;
}

export function MoreItemRow({ name, isOn, isDisabled = false, onSelect, takesFocus }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const ToolIcon = toolIcons[name];
  const shortcut = shortcutOf(name);
  const label = (
    <span className={classes.name}>
      <ToolIcon size={20} stroke={1.6} aria-hidden />
      {t(`tool.${name}`)}
    </span>
  );
  const keys = shortcut && <Keys action={shortcut} />;
  if (isOn === undefined)
    return (
      <Menu.Item
        data-autofocus={takesFocus || undefined}
        data-exit={name === 'exit' || undefined}
        disabled={isDisabled}
        rightSection={keys}
        onClick={onSelect}
      >
        {label}
      </Menu.Item>
    );
  return (
    <Menu.CheckboxItem
      data-autofocus={takesFocus || undefined}
      checked={isOn}
      closeMenuOnClick
      disabled={isDisabled}
      rightSection={keys}
      onChange={onSelect}
    >
      {label}
    </Menu.CheckboxItem>
  );
}
